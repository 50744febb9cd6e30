/** Words of the question whether visits may be counted. */
export const consentPhrases = {
  'Privacy choices': 'Privacy choices',
  'May we count your visit?': 'May we count your visit?',
  'If you agree, we count which part of the site is opened, what kinds of links are pressed, the steps of forms and bookings and how they end, and how many searches are made. The words of a search are kept only when at least 20 visitors made it in one week, for 31 days at most. We keep nothing that tells visitors apart, and never what you read about your health, write in forms or book.':
    'If you agree, we count which part of the site is opened, what kinds of links are pressed, the steps of forms and bookings and how they end, and how many searches are made. The words of a search are kept only when at least 20 visitors made it in one week, for 31 days at most. We keep nothing that tells visitors apart, and never what you read about your health, write in forms or book.',
  'If you agree, a company that counts for us learns which pages, doctors and links you open, and we count the steps of forms and bookings and how they end. Its contract obliges it to protect health information. It never learns what you search for, write in forms or book. We keep the words of a search only when at least 20 visitors made it in one week, for 31 days at most.':
    'If you agree, a company that counts for us learns which pages, doctors and links you open, and we count the steps of forms and bookings and how they end. Its contract obliges it to protect health information. It never learns what you search for, write in forms or book. We keep the words of a search only when at least 20 visitors made it in one week, for 31 days at most.',
  'A search service that works for us also receives what you search for and which results you see and open, with a random number for this visit.':
    'A search service that works for us also receives what you search for and which results you see and open, with a random number for this visit.',
  'Yes, count my visit': 'Yes, count my visit',
  'No, thank you': 'No, thank you',
} as const;
