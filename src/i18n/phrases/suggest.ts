/** Words of the suggestions while typing; they come with the suggestions. */
export const suggestPhrases = {
  Suggestions: 'Suggestions',
  'Suggested pages': 'Suggested pages',
  Doctors: 'Doctors',
  Locations: 'Locations',
  'Conditions and services': 'Conditions and services',
  'Health news': 'Health news',
  'Clinical trials': 'Clinical trials',
  Specialties: 'Specialties',
  Services: 'Services',
  'See All': 'See All',
  '{count} suggestions': '{count} suggestions',
  'No suggestions': 'No suggestions',
} as const;
