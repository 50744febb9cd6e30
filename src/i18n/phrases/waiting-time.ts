/** Words of a place's waiting time. @requirement E7 */
export const waitingTimePhrases = {
  'Waiting time now: about {minutes} minutes': 'Waiting time now: about {minutes} minutes',
  'Waiting time now: none': 'Waiting time now: none',
  'Measured at {time}. Whoever is most ill is seen first.':
    'Measured at {time}. Whoever is most ill is seen first.',
} as const;
