/** Words of a booking without scripts, beside those of the booking itself. @requirement I8 */
export const postedPhrases = {
  'By video, this doctor sees patients only while they are in {states}.':
    'By video, this doctor sees patients only while they are in {states}.',
  'Show these times': 'Show these times',
  'That did not work. Please go back and try again, or call us.':
    'That did not work. Please go back and try again, or call us.',
  'There were too many tries. Please wait a while, or call us: 1-888-824-0200.':
    'There were too many tries. Please wait a while, or call us: 1-888-824-0200.',
  'What you say here is kept in a cookie of this browser. If it takes no cookies, please call us to book.':
    'What you say here is kept in a cookie of this browser. If it takes no cookies, please call us to book.',
} as const;
