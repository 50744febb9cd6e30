/** Words of the page on which a clinic reads a request. @requirement J6 J9 */
export const deskPhrases = {
  'A request for an appointment': 'A request for an appointment',
  'Back of the insurance card': 'Back of the insurance card',
  'Front of the insurance card': 'Front of the insurance card',
  'I take care of this request': 'I take care of this request',
  'Number of the request': 'Number of the request',
  'Open the request': 'Open the request',
  'Received on {when}': 'Received on {when}',
  'Show the picture': 'Show the picture',
  'Somebody took this request on {when}.': 'Somebody took this request on {when}.',
  'That did not work. Please try again.': 'That did not work. Please try again.',
  'The link works until {when}.': 'The link works until {when}.',
  'That did not work. Please try again, or call us: 1-888-824-0200.':
    'That did not work. Please try again, or call us: 1-888-824-0200.',
  'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.':
    'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
  'This link is not valid, or its time is over.': 'This link is not valid, or its time is over.',
  'This page is for the staff of the clinic. It is noted when somebody opens a request or a picture.':
    'This page is for the staff of the clinic. It is noted when somebody opens a request or a picture.',
  'This page needs JavaScript, which is off in this browser.':
    'This page needs JavaScript, which is off in this browser.',
  'user interaction not available in experience editor':
    'user interaction not available in experience editor',
} as const;
