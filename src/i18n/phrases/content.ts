/** Words of the content blocks: heroes, lists, articles, conditions, studies. The product's name is the dictionary's. */
export const contentPhrases = {
  'Location Near': 'Location Near',
  Status: 'Status',
  'Show More': 'Show More',
  'Show Less': 'Show Less',
  'View All News': 'View All News',
  'City or ZIP': 'City or ZIP',
  'Thanks for visiting!': 'Thanks for visiting!',
  'We apologize for any inconvenience.': 'We apologize for any inconvenience.',
  'There is a problem with the resource you are looking for, and it cannot be displayed.':
    'There is a problem with the resource you are looking for, and it cannot be displayed.',
  'Go to the home page': 'Go to the home page',
  'Please try again later, or call us:': 'Please try again later, or call us:',
  'Open times for visits': 'Open times for visits',
  'Find a Doctor': 'Find a Doctor',
  'Find a Location': 'Find a Location',
  Search: 'Search',
  Specialties: 'Specialties',
} as const;
