/** Words of a condition's page: the titles of its sections. */
export const conditionPhrases = {
  Symptoms: 'Symptoms',
  'When to call a doctor': 'When to call a doctor',
  'How it is treated': 'How it is treated',
  'Doctors who can help': 'Doctors who can help',
  'Causes and risk factors': 'Causes and risk factors',
  'How it is diagnosed': 'How it is diagnosed',
  'What to expect': 'What to expect',
  Prevention: 'Prevention',
  'Questions to ask your doctor': 'Questions to ask your doctor',
} as const;
