/** Words around a page that is not published yet. @requirement O1 */
export const previewPhrases = {
  Preview: 'Preview',
  'Preview of {date}. This link works until {until}.': 'Preview of {date}. This link works until {until}.',
  'This preview link is not valid': 'This preview link is not valid',
  'It is not whole, or it was changed. Ask whoever sent it to you for another one.':
    'It is not whole, or it was changed. Ask whoever sent it to you for another one.',
  'The time of this preview link is over': 'The time of this preview link is over',
  'Ask whoever sent it to you for another one.': 'Ask whoever sent it to you for another one.',
  'Go to the home page': 'Go to the home page',
} as const;
