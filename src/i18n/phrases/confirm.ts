/** Words of the page on which an email address is confirmed. @requirement K10 */
export const confirmPhrases = {
  'Code from your message': 'Code from your message',
  'Confirm my address': 'Confirm my address',
  'Confirm your email address': 'Confirm your email address',
  'Error:': 'Error:',
  'Find a doctor and choose a time': 'Find a doctor and choose a time',
  'Press the button if you asked us to write to you. If you did not, close this page.':
    'Press the button if you asked us to write to you. If you did not, close this page.',
  'That did not work. Please try again, or call us: 1-888-824-0200.':
    'That did not work. Please try again, or call us: 1-888-824-0200.',
  'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.':
    'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
  'This link is not valid, or its time is over.': 'This link is not valid, or its time is over.',
  'user interaction not available in experience editor':
    'user interaction not available in experience editor',
  'You are on the waitlist. We write to you when an earlier time opens.':
    'You are on the waitlist. We write to you when an earlier time opens.',
  'Your email address is confirmed': 'Your email address is confirmed',
} as const;
