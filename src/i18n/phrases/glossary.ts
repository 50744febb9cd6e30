/** Words of the glossary of conditions. */
export const glossaryPhrases = {
  'View all condition and services': 'View all condition and services',
  'Search conditions and services': 'Search conditions and services',
  'By first letter': 'By first letter',
  'Most read': 'Most read',
  'By body part or need': 'By body part or need',
  Digits: 'Digits',
  '{letter}: none': '{letter}: none',
  Search: 'Search',
  'No Results Found': 'No Results Found',
  'Search is not available right now. Please try again.':
    'Search is not available right now. Please try again.',
  'user interaction not available in experience editor':
    'user interaction not available in experience editor',
} as const;
