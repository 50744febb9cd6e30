/** Words around studies that visitors save on their device. @requirement F4 */
export const savedStudyPhrases = {
  'Save this study': 'Save this study',
  'Saved on this device only. Whoever uses it can see it.':
    'Saved on this device only. Whoever uses it can see it.',
  'Saving needs no account: the list stays on this device.':
    'Saving needs no account: the list stays on this device.',
  'This browser does not let us save anything.': 'This browser does not let us save anything.',
  'See your saved studies': 'See your saved studies',
  'You have not saved any studies on this device yet.': 'You have not saved any studies on this device yet.',
  'Studies saved on this device: {count}': 'Studies saved on this device: {count}',
  'Remove: {title}': 'Remove: {title}',
  'Remove all': 'Remove all',
  'Find a clinical trial': 'Find a clinical trial',
  'The list needs scripts, which are off in this browser.':
    'The list needs scripts, which are off in this browser.',
} as const;
