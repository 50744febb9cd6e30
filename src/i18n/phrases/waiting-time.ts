/** Words of a place's waiting time. @requirement E7 */
export const waitingTimePhrases = {
  'Wait for urgent care now: about {minutes} minutes': 'Wait for urgent care now: about {minutes} minutes',
  'Wait for urgent care now: none': 'Wait for urgent care now: none',
  'Wait in the emergency room now: about {minutes} minutes':
    'Wait in the emergency room now: about {minutes} minutes',
  'Wait in the emergency room now: none': 'Wait in the emergency room now: none',
  'Measured at {time}. Whoever is most ill is seen first.':
    'Measured at {time}. Whoever is most ill is seen first.',
  'No waiting time while closed': 'No waiting time while closed',
  'In danger? Call 911. Emergency rooms never close.': 'In danger? Call 911. Emergency rooms never close.',
  'We do not know the wait right now': 'We do not know the wait right now',
  'Whoever is most ill is seen first.': 'Whoever is most ill is seen first.',
} as const;
