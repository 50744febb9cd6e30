/**
 * Words of the locations' pages. Tab names are those that the specification fixes.
 * @requirement E1 E2
 */
export const locationPhrases = {
  About: 'About',
  'Services & Specialties': 'Services & Specialties',
  Services: 'Services',
  Specialties: 'Specialties',
  'Hours of Operation': 'Hours of Operation',
  Hours: 'Hours',
  'Insurances Accepted': 'Insurances Accepted',
  'Directions & Parking': 'Directions & Parking',
  'Call {phone}': 'Call {phone}',
  'Get Directions': 'Get Directions',
  'Get directions to {name}': 'Get directions to {name}',
  'opens in a new window': 'opens in a new window',
  'Request an Appointment': 'Request an Appointment',
  'Campus map': 'Campus map',
  'Map around {name}': 'Map around {name}',
  'See 1 more service': 'See 1 more service',
  'See {count} more services': 'See {count} more services',
  'See all hours': 'See all hours',
  'See directions and parking': 'See directions and parking',
  'See more about hours': 'See more about hours',
  Parking: 'Parking',
  Neighborhood: 'Neighborhood',
  Address: 'Address',
  'Find a doctor at {name}': 'Find a doctor at {name}',
  'Closed for now': 'Closed for now',
  'Limited service': 'Limited service',
  'Holidays and other days': 'Holidays and other days',
  'Location is not available right now. Please try again.':
    'This page is not available right now. Please try again, or call us: 1-888-824-0200.',
  'Doctors here': 'Doctors here',
  'Their next times here, for new patients. Choose one to book it.':
    'Their next times here, for new patients. Choose one to book it.',
} as const;
