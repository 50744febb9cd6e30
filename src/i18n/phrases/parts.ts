/** Words of the blocks around a page's text: the navigation of a section, the helper, the announcement. */
export const partPhrases = {
  'In this section': 'In this section',
  'Mobile Menu': 'Mobile Menu',
  'Skip to Main Content': 'Skip to Main Content',
  Announcement: 'Announcement',
  OK: 'OK',
  'Ask us': 'Ask us',
  'Close the helper': 'Close the helper',
  'You asked:': 'You asked:',
  'Your question': 'Your question',
  'Search the site': 'Search the site',
} as const;
