/** Words of the widgets: fields, dialogs, lists in pages. */
export const uiPhrases = {
  Close: 'Close',
  'Error:': 'Error:',
  '(optional)': '(optional)',
  '(done)': '(done)',
  'There is a problem': 'There is a problem',
  'No results found.': 'No results found.',
  'Characters left: {count}': 'Characters left: {count}',
  'MM-DD-YYYY, for example {date}': 'MM-DD-YYYY, for example {date}',
  'Choose from a calendar': 'Choose from a calendar',
  Month: 'Month',
  Year: 'Year',
  'placeholder MM-DD-YYYY': 'MM-DD-YYYY',
  '{item} Is Required': '{item} Is Required',
  Required: 'Required',
  'Please enter a correctly formatted email address': 'Please enter a correctly formatted email address',
  'Please enter a valid value': 'Please enter a valid value',
  'Please choose a file of 10 MB at most': 'Please choose a file of 10 MB at most',
  'Please choose a photo (JPEG, PNG or HEIC) or a PDF': 'Please choose a photo (JPEG, PNG or HEIC) or a PDF',
  'This file could not be read. Please choose another one, or send the form without it':
    'This file could not be read. Please choose another one, or send the form without it',
  Remove: 'Remove',
  'Please enter no more than {count} characters': 'Please enter no more than {count} characters',
  'Please enter a phone number with 10 digits, like 312-555-0142':
    'Please enter a phone number with 10 digits, like 312-555-0142',
  'A US number has 10 digits, like 312-555-0142. If yours is from another country, please call us: 1-888-824-0200':
    'A US number has 10 digits, like 312-555-0142. If yours is from another country, please call us: 1-888-824-0200',
  'Please enter a phone number with its country code, like +44 20 7946 0018':
    'Please enter a phone number with its country code, like +44 20 7946 0018',
  'Please enter a ZIP code with 5 or 9 digits, like 60637':
    'Please enter a ZIP code with 5 or 9 digits, like 60637',
  'Please enter a date as MM-DD-YYYY, like {date}': 'Please enter a date as MM-DD-YYYY, like {date}',
  'There is no such day in that year.': 'There is no such day in that year.',
  'Please write the month first, then the day, like {date}':
    'Please write the month first, then the day, like {date}',
  'Please enter a date that is not in the future': 'Please enter a date that is not in the future',
  'Please enter a date that is not in the past': 'Please enter a date that is not in the past',
  'The last date must not be before the first one': 'The last date must not be before the first one',
  'This doctor sees adults only. Check the date, find a doctor for a child with the link on this page, or call us: 1-888-824-0200':
    'This doctor sees adults only. Check the date, find a doctor for a child with the link on this page, or call us: 1-888-824-0200',
  'This doctor sees children only. Check the date, find a doctor for an adult with the link on this page, or call us: 1-888-824-0200':
    'This doctor sees children only. Check the date, find a doctor for an adult with the link on this page, or call us: 1-888-824-0200',
  'The patient must be 18 or over. Check the date, choose a visit for a child, or call us: 1-888-824-0200':
    'The patient must be 18 or over. Check the date, choose a visit for a child, or call us: 1-888-824-0200',
  'The patient must be under 18. Check the date, choose a visit for an adult, or call us: 1-888-824-0200':
    'The patient must be under 18. Check the date, choose a visit for an adult, or call us: 1-888-824-0200',
  'All fields are required unless marked optional.': 'All fields are required unless marked optional.',
  'Leave this empty': 'Leave this empty',
  Pagination: 'Pagination',
  'Page {page}': 'Page {page}',
  Previous: 'Previous',
  Next: 'Next',
  'Security check': 'Security check',
  'I am a person': 'I am a person',
  'Checking. This takes a few seconds.': 'Checking. This takes a few seconds.',
  'Checked. Thank you.': 'Checked. Thank you.',
  'We could not check this. Please try again or call us: 1-888-824-0200.':
    'We could not check this. Please try again or call us: 1-888-824-0200.',
  'Start the security check': 'Start the security check',
  'The check comes from {host}, which then learns that you are here.':
    'The check comes from {host}, which then learns that you are here.',
} as const;
