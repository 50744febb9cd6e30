/** Help for somebody who may be in danger. @requirement B30 */
export const redFlagPhrases = {
  'Get help now': 'Get help now',
  'If this is happening now, do not wait.': 'If this is happening now, do not wait.',
  'Call 911, or go to the nearest emergency room.': 'Call 911, or go to the nearest emergency room.',
  'You are not alone. Somebody is there for you right now.':
    'You are not alone. Somebody is there for you right now.',
  'Call or text 988, free and at any hour. In danger, call 911.':
    'Call or text 988, free and at any hour. In danger, call 911.',
  'Call {phone}': 'Call {phone}',
} as const;
