/** Words of a study's page. @requirement F1 F2 F4 */
export const trialPhrases = {
  'Eligibility details': 'Eligibility details',
  'Trial number': 'Trial number',
  'Age group': 'Age group',
  Contact: 'Contact',
  'Read it at ClinicalTrials.gov': 'Read it at ClinicalTrials.gov',
  'Detailed description': 'Detailed description',
  'Official title': 'Official title',
  'Conditions studied': 'Conditions studied',
  IRB: 'IRB',
  'Lead physician': 'Lead physician',
  Sponsor: 'Sponsor',
  Collaborators: 'Collaborators',
  Ages: 'Ages',
  '{age} and older': '{age} and older',
  'Up to {age}': 'Up to {age}',
  Sex: 'Sex',
  'Healthy volunteers': 'Healthy volunteers',
  'Last updated': 'Last updated',
  Yes: 'Yes',
  No: 'No',
  'See all {count} trials: {condition}': 'See all {count} trials: {condition}',
  'Could this study be for me?': 'Could this study be for me?',
  'Answer all questions. Your answers are not sent or kept.':
    'Answer all questions. Your answers are not sent or kept.',
  'It could be. Read the details below, and ask the study team.':
    'It could be. Read the details below, and ask the study team.',
  'By these answers it is not for you. Another study may be.':
    'By these answers it is not for you. Another study may be.',
  'This is no decision: only the study team can say who can take part.':
    'This is no decision: only the study team can say who can take part.',
  'The study takes ages from {from} to {to}. Are you in between?':
    'The study takes ages from {from} to {to}. Are you in between?',
  'The study takes ages up to {to}. Are you that age or younger?':
    'The study takes ages up to {to}. Are you that age or younger?',
  'The study takes ages from {from}. Are you that age or older?':
    'The study takes ages from {from}. Are you that age or older?',
  'The study takes: {who}. Is that you?': 'The study takes: {who}. Is that you?',
  'The study is about: {conditions}. Do you have it?': 'The study is about: {conditions}. Do you have it?',
  'You may be able to take part if:': 'You may be able to take part if:',
  'You cannot take part if:': 'You cannot take part if:',
  'Summary of the researchers': 'Summary of the researchers',
  'Send this study by email': 'Send this study by email',
} as const;
