/**
 * Words of waiting for an earlier time: the form, and the page that a message about a freed time leads to.
 * @requirement I17
 */
export const waitlistPhrases = {
  'An earlier time': 'An earlier time',
  'Any time': 'Any time',
  'Earliest date': 'Earliest date',
  'Enter a date like 04-27-2027.': 'Enter a date like 04-27-2027.',
  'Enter an e-mail address like name@example.org.': 'Enter an e-mail address like name@example.org.',
  'Join the waitlist': 'Join the waitlist',
  'Latest date': 'Latest date',
  'Leave the waitlist': 'Leave the waitlist',
  'Leave the waitlist?': 'Leave the waitlist?',
  'See other times': 'See other times',
  'Take this time': 'Take this time',
  'Tell me when an earlier time opens': 'Tell me when an earlier time opens',
  'That did not work. Please try again, or call us.': 'That did not work. Please try again, or call us.',
  'That time was just taken. We tell you when another one opens.':
    'That time was just taken. We tell you when another one opens.',
  'The last date must not be before the first one or in the past.':
    'The last date must not be before the first one or in the past.',
  'This link is not valid, or its time is over.': 'This link is not valid, or its time is over.',
  'This time is open now. It is yours when you have booked it.':
    'This time is open now. It is yours when you have booked it.',
  'We send you a message, and you can leave the waitlist with a link in it.':
    'We send you a message, and you can leave the waitlist with a link in it.',
  'We write to you when a time opens between these dates. Whoever takes it first has it.':
    'We write to you when a time opens between these dates. Whoever takes it first has it.',
  'You are not on the waitlist any more': 'You are not on the waitlist any more',
  'You are on the waitlist': 'You are on the waitlist',
  'You hear no more from us about earlier times with this provider.':
    'You hear no more from us about earlier times with this provider.',
} as const;
