/**
 * Words of maps and of the lists beside them. "View Location Details", "Show More" and "Show Less" are the specification's.
 * @requirement E4 E5
 */
export const mapPhrases = {
  'Show Google’s map': 'Show Google’s map',
  'Show our own map': 'Show our own map',
  'Google then learns your internet address and where you look.':
    'Google then learns your internet address and where you look.',
  'Google’s map cannot be shown right now. This is our own.':
    'Google’s map cannot be shown right now. This is our own.',
  'Map: move it with the arrow keys': 'Map: move it with the arrow keys',
  'Show on the map': 'Show on the map',
  'Show on the map: {name}': 'Show on the map: {name}',
  '{count} places': '{count} places',
  '{count} places: come nearer': '{count} places: come nearer',
  '{count} places in one house: show them': '{count} places in one house: show them',
  'Places in this house': 'Places in this house',
  '{number}: {name}': '{number}: {name}',
  'Places in view: {count}': 'Places in view: {count}',
  'In the list, but not on the map: {count}': 'In the list, but not on the map: {count}',
  'Details of {name} are open.': 'Details of {name} are open.',
  'Details are closed.': 'Details are closed.',
  'Move the map left': 'Move the map left',
  'Move the map right': 'Move the map right',
  'Move the map up': 'Move the map up',
  'Move the map down': 'Move the map down',
  Nearer: 'Nearer',
  Farther: 'Farther',
  All: 'All',
  'View Location Details': 'View Location Details',
  'Get Directions': 'Get Directions',
  'opens in a new window': 'opens in a new window',
  Close: 'Close',
  'Show More': 'Show More',
  'Show Less': 'Show Less',
  'Go to the list of places': 'Go to the list of places',
  'Places on the map as a list': 'Places on the map as a list',
  'The list says where each place is.': 'The list says where each place is.',
  'A circle is a place. It has the same number in the list.':
    'A circle is a place. It has the same number in the list.',
  'A square says how many places are close together. Press it to come nearer.':
    'A square says how many places are close together. Press it to come nearer.',
  'The streets on this map are simplified. Please do not use it for directions.':
    'The streets on this map are simplified. Please do not use it for directions.',
  'Map of our locations': 'Map of our locations',
} as const;
