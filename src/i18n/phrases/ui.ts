/** Words of the widgets: fields, dialogs, lists in pages. */
export const uiPhrases = {
  Close: 'Close',
  'Error:': 'Error:',
  '(optional)': '(optional)',
  '(done)': '(done)',
  'There is a problem': 'There is a problem',
  'No results found.': 'No results found.',
  'Characters left: {count}': 'Characters left: {count}',
  'MM-DD-YYYY, for example 04-27-1985': 'MM-DD-YYYY, for example 04-27-1985',
  'Choose from a calendar': 'Choose from a calendar',
  Month: 'Month',
  Year: 'Year',
  Pagination: 'Pagination',
  'Page {page}': 'Page {page}',
  Previous: 'Previous',
  Next: 'Next',
} as const;
