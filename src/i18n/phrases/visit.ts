/**
 * Words of the page on which a patient sees, moves or cancels a visit with the link from a message.
 * @requirement I16
 */
export const visitPhrases = {
  'A message about the change is on its way to you.': 'A message about the change is on its way to you.',
  'Book another visit': 'Book another visit',
  'Cancel this visit': 'Cancel this visit',
  'Cancel this visit?': 'Cancel this visit?',
  'Cancelling your visit…': 'Cancelling your visit…',
  'Choose a new time': 'Choose a new time',
  'Choose a new time to move your visit.': 'Choose a new time to move your visit.',
  'Code from your message': 'Code from your message',
  'Is this a second visit?': 'Is this a second visit?',
  'It has 26 letters and digits. Capital or small letters, spaces and hyphens make no difference.':
    'It has 26 letters and digits. Capital or small letters, spaces and hyphens make no difference.',
  'Keep my visit': 'Keep my visit',
  'Keep the time I have': 'Keep the time I have',
  'Keep my calendar up to date': 'Keep my calendar up to date',
  'Your calendar then shows by itself when this visit moves or is cancelled.':
    'Your calendar then shows by itself when this visit moves or is cancelled.',
  'Make a calendar address': 'Make a calendar address',
  'Open in my calendar': 'Open in my calendar',
  'Or add this address to your calendar:': 'Or add this address to your calendar:',
  'Copy the address': 'Copy the address',
  'The address is copied.': 'The address is copied.',
  'The address could not be made. Please try again later.':
    'The address could not be made. Please try again later.',
  'Whoever has this address sees when and where your visit is, and nothing else. It ends a day after the visit.':
    'Whoever has this address sees when and where your visit is, and nothing else. It ends a day after the visit.',
  'Look again': 'Look again',
  'Loading your visit…': 'Loading your visit…',
  'Move it all the same': 'Move it all the same',
  'Move my visit': 'Move my visit',
  'Move to another time': 'Move to another time',
  'Moving your visit…': 'Moving your visit…',
  'New time: {date}, {time} {zone}': 'New time: {date}, {time} {zone}',
  'Online, this visit has no other times in the next 6 months. Please call us to move it.':
    'Online, this visit has no other times in the next 6 months. Please call us to move it.',
  'Open times': 'Open times',
  'Show my visit': 'Show my visit',
  'That time went to someone else. Your visit is still at its old time. These times are the nearest:':
    'That time went to someone else. Your visit is still at its old time. These times are the nearest:',
  'The link is not valid, or its visit is over. Check the code, or call us: 1-888-824-0200.':
    'The link is not valid, or its visit is over. Check the code, or call us: 1-888-824-0200.',
  'The link or the code is in the message that confirmed your visit.':
    'The link or the code is in the message that confirmed your visit.',
  'That did not work. Please try again, or call us: 1-888-824-0200.':
    'That did not work. Please try again, or call us: 1-888-824-0200.',
  'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.':
    'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
  'This patient already has a visit with {doctor} on this day. This one has not moved yet.':
    'This patient already has a visit with {doctor} on this day. This one has not moved yet.',
  'This patient already has another visit at this time. This one has not moved yet.':
    'This patient already has another visit at this time. This one has not moved yet.',
  'This visit has begun and can no longer be changed here.':
    'This visit has begun and can no longer be changed here.',
  'This visit was already cancelled.': 'This visit was already cancelled.',
  'This visit was changed meanwhile. This is how it is now.':
    'This visit was changed meanwhile. This is how it is now.',
  'Questions? Call': 'Questions? Call',
  'Type the code as it stands in your message.': 'Type the code as it stands in your message.',
  'We could not load your visit. It has not changed.': 'We could not load your visit. It has not changed.',
  'We could not tell whether this worked. Look at your visit again before you do anything else.':
    'We could not tell whether this worked. Look at your visit again before you do anything else.',
  'Yes, cancel my visit': 'Yes, cancel my visit',
  'Your old time stays yours until the new one is. It is given up in the same moment.':
    'Your old time stays yours until the new one is. It is given up in the same moment.',
  'Your time is given back at once, so that someone else can have it. You cannot undo this, but you can book again.':
    'Your time is given back at once, so that someone else can have it. You cannot undo this, but you can book again.',
  'Your visit': 'Your visit',
  'Your visit has a new time': 'Your visit has a new time',
  'Your visit is cancelled': 'Your visit is cancelled',
  'You need not do anything else. Here you can look at another visit.':
    'You need not do anything else. Here you can look at another visit.',
} as const;
