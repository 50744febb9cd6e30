/** What an adult says on each page of a booking. */
export const answersOf = {
  details: { claim: 'no' },
  care: { reason: 'Chest pain', concerns: 'On the stairs' },
  question: { number: '1', answer: 'No' },
  who: { bookedFor: 'Self', birthDate: '02-29-1980' },
  patient: { firstName: 'Quinn', lastName: 'Canaryfield', gender: 'Female', race: 'Asian' },
  contact: {
    phoneType: 'Mobile',
    phoneNumber: '3125550142',
    email: 'quinn@example.org',
    address1: '1 Example Street',
    city: 'Chicago',
    state: 'IL',
    zip: '60637',
  },
  insurance: {
    insurancePlan: '7',
    insuranceMemberNumber: 'M1',
    insuranceGroupNumber: 'G1',
    insuranceRelationshipToSubscriber: 'Self',
  },
  visit: {},
} as const;
