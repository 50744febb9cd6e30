/** Words for whoever opens a page of a message without its link. @requirement I16 I17 I18 J9 K10 */
export const waysOnPhrases = {
  'Ask for a new link': 'Ask for a new link',
  'Book a visit': 'Book a visit',
  'Call {phone}': 'Call {phone}',
  'Fill in a new form, and we call you with times.': 'Fill in a new form, and we call you with times.',
  'In our message is a link that confirms your address, so that we may tell you when a doctor has an earlier time. It works for two days. Until you use it, we send nothing more. Look in your spam folder too.':
    'In our message is a link that confirms your address, so that we may tell you when a doctor has an earlier time. It works for two days. Until you use it, we send nothing more. Look in your spam folder too.',
  'Is nothing free within a week? Press “Tell me when an earlier time opens” on the doctor’s page.':
    'Is nothing free within a week? Press “Tell me when an earlier time opens” on the doctor’s page.',
  'Join a doctor’s waitlist': 'Join a doctor’s waitlist',
  'No message after a day? Join the waitlist again on the doctor’s page, and we send another.':
    'No message after a day? Join the waitlist again on the doctor’s page, and we send another.',
  'Request an appointment': 'Request an appointment',
  'See, move or cancel your visit': 'See, move or cancel your visit',
  'Take the soonest time, or choose a doctor first.': 'Take the soonest time, or choose a doctor first.',
  'The link in our message opens the waiting room of your video visit. Look in your spam folder too.':
    'The link in our message opens the waiting room of your video visit. Look in your spam folder too.',
  'The link in our message opens your form where you stopped. We keep what you wrote for 7 days. Look in your spam folder too.':
    'The link in our message opens your form where you stopped. We keep what you wrote for 7 days. Look in your spam folder too.',
  'Type the code from the message that confirmed it.': 'Type the code from the message that confirmed it.',
  'Waitlist for an earlier time': 'Waitlist for an earlier time',
  'We can find your visit for you.': 'We can find your visit for you.',
  'We can put you on a waitlist by phone.': 'We can put you on a waitlist by phone.',
  'We can take your request by phone.': 'We can take your request by phone.',
  'What you can do now': 'What you can do now',
  'When somebody gives a time back, we write to the people on that doctor’s waitlist. The link in that message opens this page. Look in your spam folder too.':
    'When somebody gives a time back, we write to the people on that doctor’s waitlist. The link in that message opens this page. Look in your spam folder too.',
} as const;
