/**
 * Words of the patient details page and of what follows: confirming, sending and the confirmation.
 * @requirement I9 I10
 */
export const detailsPhrases = {
  'A message is on its way to {email}, with a link to see, move or cancel this visit.':
    'A message is on its way to {email}, with a link to see, move or cancel this visit.',
  'We asked for an interpreter for this visit: {language}. It is free.':
    'We asked for an interpreter for this visit: {language}. It is free.',
  'About the patient': 'About the patient',
  'Choose a visit for a child': 'Choose a visit for a child',
  'Choose a visit for an adult': 'Choose a visit for an adult',
  'Find a doctor for a child': 'Find a doctor for a child',
  'Find a doctor for an adult': 'Find a doctor for an adult',
  Address: 'Address',
  'Agree to the terms to confirm.': 'Agree to the terms to confirm.',
  'Are you still there?': 'Are you still there?',
  'Booking your appointment…': 'Booking your appointment…',
  Cancel: 'Cancel',
  'Change Details': 'Change Details',
  'Book this visit too': 'Book this visit too',
  'Check again': 'Check again',
  'Choose another time': 'Choose another time',
  'Is this a second visit?': 'Is this a second visit?',
  'This patient already has a visit with {doctor} on this day. This one is not booked yet.':
    'This patient already has a visit with {doctor} on this day. This one is not booked yet.',
  'This patient already has another visit at this time. This one is not booked yet.':
    'This patient already has another visit at this time. This one is not booked yet.',
  'This visit was booked before, perhaps in another window. It is booked once. The message about it has its link and its calendar entry.':
    'This visit was booked before, perhaps in another window. It is booked once. The message about it has its link and its calendar entry.',
  'You have booked this already': 'You have booked this already',
  'Choose your plan': 'Choose your plan',
  'My plan is not in this list': 'My plan is not in this list',
  'Name of your plan': 'Name of your plan',
  '{doctor} takes {plan}.': '{doctor} takes {plan}.',
  '{doctor} does not list {plan}. You can book, but the visit may cost you more. Please ask your plan first.':
    '{doctor} does not list {plan}. You can book, but the visit may cost you more. Please ask your plan first.',
  'We cannot tell here whether {doctor} takes this plan. Please ask your plan, or call us: 1-888-824-0200.':
    'We cannot tell here whether {doctor} takes this plan. Please ask your plan, or call us: 1-888-824-0200.',
  'Book a visit': 'Book a visit',
  'Confirm Appointment': 'Confirm Appointment',
  'Confirm your appointment': 'Confirm your appointment',
  'Confirmation number {reference}': 'Confirmation number {reference}',
  Contact: 'Contact',
  'Date of birth': 'Date of birth',
  'I agree to the terms of online scheduling': 'I agree to the terms of online scheduling',
  'If you leave this page':
    'If you leave this page, the details that you entered are deleted and your time is no longer held.',
  Interpreter: 'Interpreter',
  'We prepare for you': 'We prepare for you',
  Insurance: 'Insurance',
  Leave: 'Leave',
  'Member ID': 'Member ID',
  Name: 'Name',
  Other: 'Other',
  'Parent or guardian': 'Parent or guardian',
  'For your privacy we will delete what you typed in two minutes.':
    'For your privacy we will delete what you typed in two minutes.',
  'Keep what I typed': 'Keep what I typed',
  'Nothing was done here for half an hour. For your privacy we deleted what you typed.':
    'Nothing was done here for half an hour. For your privacy we deleted what you typed.',
  'Open the link a few minutes early, in a quiet place with good light. Have your medicines at hand.':
    'Open the link a few minutes early, in a quiet place with good light. Have your medicines at hand.',
  'Patient details': 'Patient details',
  Phone: 'Phone',
  'Please check your details and try again, or call us.':
    'Please check your details and try again, or call us.',
  Self: 'Self',
  'Something went wrong and the appointment was not booked. Everything you typed is kept.':
    'Something went wrong and the appointment was not booked. Everything you typed is kept.',
  Stay: 'Stay',
  'Text me a confirmation and reminders. Message and data rates may apply. Reply STOP to end.':
    'Text me a confirmation and reminders. Message and data rates may apply. Reply STOP to end.',
  'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.':
    'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
  'To be sure, check again here or call': 'To be sure, check again here or call',
  'To change or cancel, call': 'To change or cancel, call',
  'Try Submitting Again': 'Try Submitting Again',
  Warning: 'Warning',
  'We could not confirm your appointment': 'We could not confirm your appointment',
  'We look forward to seeing you.': 'We look forward to seeing you.',
  'What happens next': 'What happens next',
  'Would you like to leave this page': 'Would you like to leave this page?',
  'You get text messages about this visit.': 'You get text messages about this visit.',
  'Your appointment is booked': 'Your appointment is booked',
  'Your appointment was not booked': 'Your appointment was not booked',
  'Your booking was sent, but the answer did not reach us. Please do not book again: it may be booked already.':
    'Your booking was sent, but the answer did not reach us. Please do not book again: it may be booked already.',
  'You can also call': 'You can also call',
  'As soon as possible': 'As soon as possible',
  'See the earliest open times with any doctor.': 'See the earliest open times with any doctor.',
  'By what you need': 'By what you need',
  'Answer a few short questions and see doctors who can help.':
    'Answer a few short questions and see doctors who can help.',
  'With a doctor you choose': 'With a doctor you choose',
  'Search by name, then take one of the times on the profile.':
    'Search by name, then take one of the times on the profile.',
  'Choose one of these ways. Nothing is booked until you confirm it.':
    'Choose one of these ways. Nothing is booked until you confirm it.',
  'Book another visit': 'Book another visit',
  'Have you booked already?': 'Have you booked already?',
  'Open the link in our message to you, or type its code.':
    'Open the link in our message to you, or type its code.',
  'See, move or cancel your visit': 'See, move or cancel your visit',
  'Not able to book online?': 'Not able to book online?',
  'Call us, or send a request and we call you back.': 'Call us, or send a request and we call you back.',
} as const;
