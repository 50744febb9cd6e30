/** Words of the question whether visits may be counted. */
export const consentPhrases = {
  'Privacy choices': 'Privacy choices',
  'May we count your visit?': 'May we count your visit?',
  'If you agree, we count which part of the site is opened, the steps of forms and bookings and how they end, and how many searches are made. The words of a search are kept only when at least 20 visitors made it in one week, for 31 days at most. We keep nothing that tells visitors apart, and never what you read about your health, write in forms or book.':
    'If you agree, we count which part of the site is opened, the steps of forms and bookings and how they end, and how many searches are made. The words of a search are kept only when at least 20 visitors made it in one week, for 31 days at most. We keep nothing that tells visitors apart, and never what you read about your health, write in forms or book.',
  'A company that counts for us also learns which pages, doctors and links you open, but nothing of forms and bookings. Its contract obliges it to protect health information.':
    'A company that counts for us also learns which pages, doctors and links you open, but nothing of forms and bookings. Its contract obliges it to protect health information.',
  'A search service that works for us also receives what you search for and which results you open, with a random number for this visit.':
    'A search service that works for us also receives what you search for and which results you open, with a random number for this visit.',
  'Yes, count my visit': 'Yes, count my visit',
  'No, thank you': 'No, thank you',
} as const;
