import { statePhrases } from './states.ts';

/**
 * Words of appointment times: choosing, holding and naming them, for every block that shows times.
 * @requirement I2 I3
 */
export const slotPhrases = {
  ...statePhrases,
  'Arrow keys lead from one time of a day to the next.':
    'Arrow keys lead from one time of a day to the next.',
  'Earlier days': 'Earlier days',
  'Go to a day': 'Go to a day',
  'Go to a week': 'Go to a week',
  'Later days': 'Later days',
  'Times from {first} to {last}': 'Times from {first} to {last}',
  'Week of {date}': 'Week of {date}',
  'You have tried many times in the last hour, so we are not holding this one. You can still book it while it is free.':
    'You have tried many times in the last hour, so we are not holding this one. You can still book it while it is free.',
  'Add to Calendar': 'Add to Calendar',
  adult: 'adult',
  'Another state or country': 'Another state or country',
  'All locations': 'All locations',
  AM: 'AM',
  'Call {phone}': 'Call {phone}',
  child: 'child',
  'Choose a state to see times of video visits': 'Choose a state to see times of video visits',
  'Choose AM or PM to see times.': 'Choose AM or PM to see times.',
  'Error:': 'Error:',
  'Everything you told us is kept. Please choose another time.':
    'Everything you told us is kept. Please choose another time.',
  'Everything you told us is kept. These times are the nearest:':
    'Everything you told us is kept. These times are the nearest:',
  'Find a doctor and choose a time': 'Find a doctor and choose a time',
  'For a video visit: in which state will you be then?':
    'For a video visit: in which state will you be then?',
  'Healthcare appointment': 'Healthcare appointment',
  'Hold it again': 'Hold it again',
  How: 'How',
  'In person': 'In person',
  'Join your video visit': 'Join your video visit',
  'Keep holding': 'Keep holding',
  'Loading appointment times…': 'Loading appointment times…',
  'Open times: {count}. The first: {date}': 'Open times: {count}. The first: {date}',
  'Loading…': 'Loading…',
  Location: 'Location',
  'New patient': 'New patient',
  'No times match. Choose another location or another part of the day.':
    'No times match. Choose another location or another part of the day.',
  PM: 'PM',
  'Remove from Calendar': 'Remove from Calendar',
  'Returning patient': 'Returning patient',
  '{patient}, {age}': '{patient}, {age}',
  'See More Times': 'See More Times',
  'See open times and book': 'See open times and book',
  'The clinic sends you the link to your video visit. If you do not have it the day before, please call.':
    'The clinic sends you the link to your video visit. If you do not have it the day before, please call.',
  'The law lets doctors treat by video only where they are licensed.':
    'The law lets doctors treat by video only where they are licensed.',
  'That time was just taken': 'That time was just taken',
  'Time of day': 'Time of day',
  'Times are in {zone}': 'Times are in {zone}',
  'user interaction not available in experience editor':
    'user interaction not available in experience editor',
  'Video visit': 'Video visit',
  'Video visits could not be loaded. Times in person are shown.':
    'Video visits could not be loaded. Times in person are shown.',
  'Try again': 'Try again',
  Visit: 'Visit',
  'Visits in person could not be loaded. Video visits are shown.':
    'Visits in person could not be loaded. Video visits are shown.',
  'We are sorry: by video {doctor} sees patients only while they are in {states}. Please choose a visit in person, or call us and we look for another way.':
    'We are sorry: by video {doctor} sees patients only while they are in {states}. Please choose a visit in person, or call us and we look for another way.',
  'We cannot show appointment times right now. There may well be some: please try again, or call us.':
    'We cannot show appointment times right now. There may well be some: please try again, or call us.',
  'We are holding {time} for you. Please finish by {end}.':
    'We are holding {time} for you. Please finish by {end}.',
  'We are no longer holding this time. It may still be free.':
    'We are no longer holding this time. It may still be free.',
  'We will hold this time for about 2 more minutes.': 'We will hold this time for about 2 more minutes.',
  When: 'When',
  Where: 'Where',
  With: 'With',
  '{time} {zone}, {date}, {location}, {kind}': '{time} {zone}, {date}, {location}, {kind}',
} as const;
