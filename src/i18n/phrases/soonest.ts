/** Words of the soonest visit with any doctor. @requirement I19 */
export const soonestPhrases = {
  Change: 'Change',
  'for an adult': 'for an adult',
  'for a child': 'for a child',
  '{rating} out of 5, {count} ratings': '{rating} out of 5, {count} ratings',
  'Book this time': 'Book this time',
  'For example dermatology, heart doctor or back pain.':
    'For example dermatology, heart doctor or back pain.',
  'Next open times in primary care': 'Next open times in primary care',
  'For people who are new to us. Choose a time to book it.':
    'For people who are new to us. Choose a time to book it.',
  'For this you can also see a doctor in {specialties}.':
    'For this you can also see a doctor in {specialties}.',
  'Less than a mile away': 'Less than a mile away',
  '1 mile away': '1 mile away',
  '{miles} miles away': '{miles} miles away',
  'Near a city or ZIP code': 'Near a city or ZIP code',
  'Nobody who fits has an open time online in the next 30 days.':
    'Nobody who fits has an open time online in the next 30 days.',
  'See all doctors who fit': 'See all doctors who fit',
  'Show the soonest times': 'Show the soonest times',
  'Soonest times: {wanted}': 'Soonest times: {wanted}',
  'Specialty, or the reason for the visit': 'Specialty, or the reason for the visit',
  'The soonest visit with any doctor': 'The soonest visit with any doctor',
  'Visits with us': 'Visits with us',
  'We cannot look for times right now. Please try again in a few minutes.':
    'We cannot look for times right now. Please try again in a few minutes.',
  'We do not know the place {place}. Times of all places are shown.':
    'We do not know the place {place}. Times of all places are shown.',
  'Within 25 miles of {place}': 'Within 25 miles of {place}',
  'You can also call': 'You can also call',
} as const;
