/** Words of the questions before an online booking. @requirement I1 */
export const screeningPhrases = {
  'Contact phone': 'Contact phone',
  "Patient's date of birth": "Patient's date of birth",
  'Area of expertise': 'Area of expertise',
  'See doctors and times': 'See doctors and times',
  'Still to answer: {questions}': 'Still to answer: {questions}',
  'We call this number if something about your visit changes.':
    'We call this number if something about your visit changes.',
  'I am not sure which specialty': 'I am not sure which specialty',
  'What is the visit about, in your own words?': 'What is the visit about, in your own words?',
  'For example stomach ache, or trouble sleeping.': 'For example stomach ache, or trouble sleeping.',
  'Find the specialty': 'Find the specialty',
  'We chose {specialty} for “{words}”. You can choose another one.':
    'We chose {specialty} for “{words}”. You can choose another one.',
  'We know no specialty for “{words}”. A family doctor can look at most problems first.':
    'We know no specialty for “{words}”. A family doctor can look at most problems first.',
  'Soonest times with any doctor': 'Soonest times with any doctor',
  'We cannot look it up right now. Please choose from the list.':
    'We cannot look it up right now. Please choose from the list.',
  "Workers' compensation or third-party claim": "Workers' compensation or third-party claim",
  'Any, or I am not sure': 'Any, or I am not sure',
  'Book a visit online': 'Book a visit online',
  'Online booking is not available right now. Please try again later or call us.':
    'Online booking is not available right now. Please try again later or call us.',
} as const;
