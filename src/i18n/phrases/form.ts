/** Words of authored forms. Their labels, titles and thanks are authored. @requirement K6 */
export const formPhrases = {
  'Another study, or I do not know yet': 'Another study, or I do not know yet',
  'Checked. Thank you.': 'Checked. Thank you.',
  'Checking. This takes a few seconds.': 'Checking. This takes a few seconds.',
  'Choose one': 'Choose one',
  'I am a person': 'I am a person',
  'Indicates required field': 'Indicates required field',
  'Leave this empty': 'Leave this empty',
  'Security check': 'Security check',
  Send: 'Send',
  'Sending…': 'Sending…',
  'Some answers were not accepted': 'Some answers were not accepted',
  'Start the security check': 'Start the security check',
  'Thank you': 'Thank you',
  'The check comes from {host}, which then learns that you are here.':
    'The check comes from {host}, which then learns that you are here.',
  'The security check of this form needs JavaScript, which is off in this browser. Please call us: 1-888-824-0200.':
    'The security check of this form needs JavaScript, which is off in this browser. Please call us: 1-888-824-0200.',
  'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.':
    'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
  'This form cannot be filled in here right now. Please call us: 1-888-824-0200.':
    'This form cannot be filled in here right now. Please call us: 1-888-824-0200.',
  'We could not check this. Please try again or call us: 1-888-824-0200.':
    'We could not check this. Please try again or call us: 1-888-824-0200.',
  'What you wrote is still here. Please try again in a few minutes, or call us: 1-888-824-0200.':
    'What you wrote is still here. Please try again in a few minutes, or call us: 1-888-824-0200.',
  'Your form was not sent': 'Your form was not sent',
  'user interaction not available in experience editor':
    'user interaction not available in experience editor',
} as const;
