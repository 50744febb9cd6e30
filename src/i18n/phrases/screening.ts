/** Words of the questions before an online booking. @requirement I1 */
export const screeningPhrases = {
  'Contact phone': 'Contact phone',
  "Patient's date of birth": "Patient's date of birth",
  'Area of expertise': 'Area of expertise',
  'See doctors and times': 'See doctors and times',
  'Answer every question to continue.': 'Answer every question to continue.',
  'Book a visit online': 'Book a visit online',
  'Online booking is not available right now. Please try again later or call us.':
    'Online booking is not available right now. Please try again later or call us.',
} as const;
