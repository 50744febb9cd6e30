/** Words of forms that are finished later: the dialog, and the page that their link leads to. @requirement J9 */
export const savedPhrases = {
  'Clear the form and leave': 'Clear the form and leave',
  'Delete my answers': 'Delete my answers',
  'Error:': 'Error:',
  'Do you need more time? You can save your answers and finish later.':
    'Do you need more time? You can save your answers and finish later.',
  'Finishing this form later needs JavaScript, which is off in this browser.':
    'Finishing this form later needs JavaScript, which is off in this browser.',
  'Go on where you stopped. On a shared computer, close the browser when you are done.':
    'Go on where you stopped. On a shared computer, close the browser when you are done.',
  'Go on with the form': 'Go on with the form',
  'If it is not there in a few minutes, look in your spam folder.':
    'If it is not there in a few minutes, look in your spam folder.',
  'On a shared computer, clear the form now: others could read your answers here.':
    'On a shared computer, clear the form now: others could read your answers here.',
  'Pictures of your insurance card are not saved.': 'Pictures of your insurance card are not saved.',
  'Request an appointment': 'Request an appointment',
  'Save and finish later': 'Save and finish later',
  'Save and send me the link': 'Save and send me the link',
  'That did not work. Please try again, or call us: 1-888-824-0200.':
    'That did not work. Please try again, or call us: 1-888-824-0200.',
  'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.':
    'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
  'There were too many tries. Please wait a while, or call us: 1-888-824-0200.':
    'There were too many tries. Please wait a while, or call us: 1-888-824-0200.',
  'This browser does not let us keep anything. Please open the link in another one.':
    'This browser does not let us keep anything. Please open the link in another one.',
  'This link is not valid: it was used, replaced by a newer one, or is older than 7 days.':
    'This link is not valid: it was used, replaced by a newer one, or is older than 7 days.',
  'This page needs JavaScript, which is off in this browser. Please call us: 1-888-824-0200.':
    'This page needs JavaScript, which is off in this browser. Please call us: 1-888-824-0200.',
  'user interaction not available in experience editor':
    'user interaction not available in experience editor',
  'We keep your answers encrypted, and only the link opens them. Whoever can read your email has it.':
    'We keep your answers encrypted, and only the link opens them. Whoever can read your email has it.',
  'We send you a link. With it you go on where you stopped, for 7 days.':
    'We send you a link. With it you go on where you stopped, for 7 days.',
  'We sent you a message with a link. It works until {date}, on any device.':
    'We sent you a message with a link. It works until {date}, on any device.',
  'You can also ask for a visit by phone: 1-888-824-0200.':
    'You can also ask for a visit by phone: 1-888-824-0200.',
  'Your answers are back. Please check them before you send the form.':
    'Your answers are back. Please check them before you send the form.',
  'Your answers are deleted': 'Your answers are deleted',
  'Your answers are saved': 'Your answers are saved',
  'Your saved form': 'Your saved form',
} as const;
