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
  'Security check': 'Security check',
  'I am a person': 'I am a person',
  'Checking. This takes a few seconds.': 'Checking. This takes a few seconds.',
  'Checked. Thank you.': 'Checked. Thank you.',
  'We could not check this. Please try again or call us.':
    'We could not check this. Please try again or call us.',
  'Start the security check': 'Start the security check',
  'The check comes from {host}, which then learns that you are here.':
    'The check comes from {host}, which then learns that you are here.',
} as const;
