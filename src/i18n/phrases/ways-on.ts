/** Words for whoever opens a page of a message without its link. @requirement I16 I17 I18 J9 K10 */
export const waysOnPhrases = {
  'Book a visit': 'Book a visit',
  'Call {phone}': 'Call {phone}',
  'Each doctor’s page shows the times that are free.': 'Each doctor’s page shows the times that are free.',
  'Fill in a new form, and we call you with times.': 'Fill in a new form, and we call you with times.',
  'Find a doctor and choose a time': 'Find a doctor and choose a time',
  'Request an appointment': 'Request an appointment',
  'See, move or cancel your visit': 'See, move or cancel your visit',
  'Take the soonest time, or choose a doctor first.': 'Take the soonest time, or choose a doctor first.',
  'This page opens with the link in our message to you. Look for the message in your spam folder too.':
    'This page opens with the link in our message to you. Look for the message in your spam folder too.',
  'Type the code from the message that confirmed it.': 'Type the code from the message that confirmed it.',
  'We can find your visit or your form for you.': 'We can find your visit or your form for you.',
  'What you can do now': 'What you can do now',
} as const;
