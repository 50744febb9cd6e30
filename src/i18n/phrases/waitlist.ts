/**
 * Words of waiting for an earlier time: the form, and the page that a message about a freed time leads to.
 * @requirement I17
 */
export const waitlistPhrases = {
  'An earlier time': 'An earlier time',
  'Any time': 'Any time',
  'Between which days could you come?': 'Between which days could you come?',
  'Code from your message': 'Code from your message',
  'Earliest date': 'Earliest date',
  'First we send you a message with a link that confirms your address.':
    'First we send you a message with a link that confirms your address.',
  'If it is not there in a few minutes, look in your spam folder.':
    'If it is not there in a few minutes, look in your spam folder.',
  'Find a doctor and choose a time': 'Find a doctor and choose a time',
  'Join the waitlist': 'Join the waitlist',
  'Latest date': 'Latest date',
  'Leave the waitlist': 'Leave the waitlist',
  'Leave the waitlist?': 'Leave the waitlist?',
  'One more step: confirm your email address': 'One more step: confirm your email address',
  'See other times': 'See other times',
  'Show the time': 'Show the time',
  'Take this time': 'Take this time',
  'Tell me when an earlier time opens': 'Tell me when an earlier time opens',
  'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.':
    'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
  'That did not work. Please try again, or call us: 1-888-824-0200.':
    'That did not work. Please try again, or call us: 1-888-824-0200.',
  'That time was just taken. We tell you when another one opens.':
    'That time was just taken. We tell you when another one opens.',
  'This link is not valid, or its time is over.': 'This link is not valid, or its time is over.',
  'This time is open now. It is yours when you have booked it.':
    'This time is open now. It is yours when you have booked it.',
  'We sent you a message. Press the link in it within two days, then you are on the waitlist.':
    'We sent you a message. Press the link in it within two days, then you are on the waitlist.',
  'We write to you when a time opens between these dates. Whoever takes it first has it.':
    'We write to you when a time opens between these dates. Whoever takes it first has it.',
  'You are not on the waitlist any more': 'You are not on the waitlist any more',
  'You hear no more from us about earlier times with this provider.':
    'You hear no more from us about earlier times with this provider.',
} as const;
