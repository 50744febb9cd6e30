/** Words of a team's grid. */
export const teamPhrases = {
  'Filter Providers': 'Filter Providers',
  'All groups': 'All groups',
  'Providers shown: {count}': 'Providers shown: {count}',
  'Our team cannot be shown right now.': 'Our team cannot be shown right now.',
  'Call us, and we will help you find the right doctor:':
    'Call us, and we will help you find the right doctor:',
  'Show More': 'Show More',
  'Show Less': 'Show Less',
} as const;
