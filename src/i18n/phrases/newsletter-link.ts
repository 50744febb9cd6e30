/** Words of the page on which the newsletter is confirmed and stopped. @requirement K8 K10 */
export const newsletterLinkPhrases = {
  'Code from our message': 'Code from our message',
  'Confirm: health news by email': 'Confirm: health news by email',
  'Error:': 'Error:',
  'Health news by email': 'Health news by email',
  'If you asked for our health news, press the button. If you did not, close this page.':
    'If you asked for our health news, press the button. If you did not, close this page.',
  'No message? Sign up again': 'No message? Sign up again',
  'Our message comes within minutes, sometimes to the spam folder.':
    'Our message comes within minutes, sometimes to the spam folder.',
  'Please type the code from our message. Capital letters and hyphens make no difference.':
    'Please type the code from our message. Capital letters and hyphens make no difference.',
  'Start or stop the health news': 'Start or stop the health news',
  'Stop the health news': 'Stop the health news',
  'That did not work. Please try again, or call us: 1-888-824-0200.':
    'That did not work. Please try again, or call us: 1-888-824-0200.',
  'This code is not valid, or its time is over.': 'This code is not valid, or its time is over.',
  'Yes, send me the health news': 'Yes, send me the health news',
  'You get our health news from now on: one short email a month.':
    'You get our health news from now on: one short email a month.',
  'You get no more health news. We have deleted your address.':
    'You get no more health news. We have deleted your address.',
  'user interaction not available in experience editor':
    'user interaction not available in experience editor',
} as const;
