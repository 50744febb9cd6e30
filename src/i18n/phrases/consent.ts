/** Words of the question whether visits may be counted. */
export const consentPhrases = {
  'Privacy choices': 'Privacy choices',
  'May we count your visit?': 'May we count your visit?',
  'Counting visits shows us what to improve. We never count what you search for, read about your health or book.':
    'Counting visits shows us what to improve. We never count what you search for, read about your health or book.',
  'Yes, count my visit': 'Yes, count my visit',
  'No, thank you': 'No, thank you',
} as const;
