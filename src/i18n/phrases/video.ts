/**
 * Words of the waiting room of a video visit.
 * @requirement I18
 */
export const videoPhrases = {
  'Call {phone}': 'Call {phone}',
  'Camera: it works. You should see yourself.': 'Camera: it works. You should see yourself.',
  'Check camera and microphone': 'Check camera and microphone',
  'Check your device': 'Check your device',
  'Enter the waiting room': 'Enter the waiting room',
  'If nobody has come ten minutes after your time, please call.':
    'If nobody has come ten minutes after your time, please call.',
  'It opens by itself at {time} {zone}. You can check your device now.':
    'It opens by itself at {time} {zone}. You can check your device now.',
  'Loading your visit…': 'Loading your visit…',
  'Microphone: it hears you.': 'Microphone: it hears you.',
  'Microphone: we hear nothing yet. Say something.': 'Microphone: we hear nothing yet. Say something.',
  'Nothing is recorded or sent: only you see and hear this.':
    'Nothing is recorded or sent: only you see and hear this.',
  'Play a sound': 'Play a sound',
  'Sound: you should hear a tone. If not, turn the volume up.':
    'Sound: you should hear a tone. If not, turn the volume up.',
  'Stop the check': 'Stop the check',
  'The waiting room is open.': 'The waiting room is open.',
  'The waiting room needs JavaScript, which is off in this browser. Please call the clinic: it can see you another way.':
    'The waiting room needs JavaScript, which is off in this browser. Please call the clinic: it can see you another way.',
  'That did not work. Please try again, or call us: 1-888-824-0200.':
    'That did not work. Please try again, or call us: 1-888-824-0200.',
  'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.':
    'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
  'This browser has no camera or microphone that a page may use. Use another device, or call us.':
    'This browser has no camera or microphone that a page may use. Use another device, or call us.',
  'This browser may not use the camera and microphone. Allow them in its settings, then check again.':
    'This browser may not use the camera and microphone. Allow them in its settings, then check again.',
  'This link belongs to no video visit, or the visit is over. Open the newest link that we sent you, or call the clinic.':
    'This link belongs to no video visit, or the visit is over. Open the newest link that we sent you, or call the clinic.',
  'This visit is cancelled.': 'This visit is cancelled.',
  'This visit is over.': 'This visit is over.',
  'Try again': 'Try again',
  'user interaction not available in experience editor':
    'user interaction not available in experience editor',
  'We could not reach the clinic. Your visit has not changed: please try again, or call.':
    'We could not reach the clinic. Your visit has not changed: please try again, or call.',
  'You are in the waiting room. Please stay on this page: we have noted that you are here.':
    'You are in the waiting room. Please stay on this page: we have noted that you are here.',
  'Your picture': 'Your picture',
  'Your video visit': 'Your video visit',
  'Your visit begins on {date} at {time} {zone}.': 'Your visit begins on {date} at {time} {zone}.',
} as const;
