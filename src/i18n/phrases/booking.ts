import { redFlagPhrases } from './red-flag.ts';

/**
 * Words of online scheduling. Keys are the English words where those are short; errors of the patient form are
 * `field problem`. Authored texts of the workflow item come before these.
 * @requirement I2 I3 I9 I10
 */
export const bookingPhrases = {
  ...redFlagPhrases,
  'Additional question {number} of {total}': 'Additional question {number} of {total}',
  'Adult (18 or over)': 'Adult (18 or over)',
  'All fields are required unless marked optional.': 'All fields are required unless marked optional.',
  'Answer every question above to continue.': 'Answer every question above to continue.',
  'Answer the question to continue.': 'Answer the question to continue.',
  Appointment: 'Appointment',
  'Appointment details': 'Appointment details',
  Back: 'Back',
  'Book an appointment': 'Book an appointment',
  Specialty: 'Specialty',
  'The first time is more than a month away.': 'The first time is more than a month away.',
  'See other doctors with sooner times: {specialty}': 'See other doctors with sooner times: {specialty}',
  'Call to Join the Waitlist': 'Call to Join the Waitlist',
  Care: 'Care',
  'Care details': 'Care details',
  'Child (under 18)': 'Child (under 18)',
  'Choose a reason': 'Choose a reason',
  'Choose a time': 'Choose a time',
  'Choose a time to continue.': 'Choose a time to continue.',
  'Choose an answer': 'Choose an answer',
  'Choose one': 'Choose one',
  Confirm: 'Confirm',
  Continue: 'Continue',
  'Continue this booking': 'Continue this booking',
  'Continue with {time}': 'Continue with {time}',
  Email: 'Email',
  'For example an injury at work or a car accident that another insurance pays for.':
    'For example an injury at work or a car accident that another insurance pays for.',
  'Have you seen this provider before?': 'Have you seen this provider before?',
  'Have you or your child seen this provider before?': 'Have you or your child seen this provider before?',
  'In an emergency do not wait for a visit: call': 'In an emergency do not wait for a visit: call',
  "Is this visit for a workers' compensation or third-party claim?":
    "Is this visit for a workers' compensation or third-party claim?",
  No: 'No',
  'No appointments': 'No appointments',
  'No appointments are available through online scheduling in the next 6 months. Please call to join the waitlist.':
    'No appointments are available through online scheduling in the next 6 months. Please call to join the waitlist.',
  Patient: 'Patient',
  Progress: 'Progress',
  'Reason for visit': 'Reason for visit',
  'Request an appointment': 'Request an appointment',
  Save: 'Save',
  'These visits cannot be booked online. Send us a request and we will call you to find a time.':
    'These visits cannot be booked online. Send us a request and we will call you to find a time.',
  'This provider is accepting pediatric patients': 'This provider is accepting pediatric patients',
  'This provider sees returning patients only at this time.':
    'This provider sees returning patients only at this time.',
  'What do you want to address?': 'What do you want to address?',
  'Who is the visit for?': 'Who is the visit for?',
  "Workers' compensation visits": "Workers' compensation visits",
  Yes: 'Yes',
  'You started to book {date}, {time}.': 'You started to book {date}, {time}.',
  'The time of your link is no longer free. These times are open:':
    'The time of your link is no longer free. These times are open:',
} as const;
