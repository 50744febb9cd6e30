import type { BookRequest } from '@/contracts/scheduling';

/** A whole booking, as the browser sends it; the name of the insurance was typed. */
export const sampleRequest: BookRequest = {
  form: '',
  draftId: '5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11',
  requestedAt: Date.parse('2026-11-20T22:48:05Z'),
  holdId: null,
  providerId: '1000000012',
  providerName: 'Amara Okafor, MD',
  specialty: 'Cardiology',
  isNewPatient: true,
  isAdultPatient: true,
  isWorkersComp: false,
  date: '2026-12-01',
  time: '14:00',
  location: 'Hyde Park',
  departmentId: '603',
  visitType: '9003',
  reason: 'Chest pain or tightness',
  concerns: 'Pain\nwhen climbing stairs',
  questions: [
    { question: 'Since when?', answer: 'A week', sortOrder: 1 },
    { question: 'Seen before?', answer: 'No', sortOrder: 0 },
  ],
  values: {
    firstName: 'Test',
    lastName: 'Patient',
    birthDate: '02-29-1980',
    gender: 'Female',
    race: 'Prefer not to answer',
    phoneType: 'Mobile',
    phoneNumber: '312-555-0142',
    email: 'test@example.org',
    address1: '1 Example Street',
    city: 'Chicago',
    state: 'IL',
    zip: '60637',
    insuranceName: 'Prairie Shield PPO',
    insuranceMemberNumber: 'M1',
    insuranceGroupNumber: 'G1',
  },
};

/** The sample made now, with other answers. */
export function bookingRequest({
  form,
  values,
}: {
  readonly form: string;
  readonly values: object;
}): BookRequest {
  return { ...sampleRequest, form, requestedAt: Date.now(), values: { ...sampleRequest.values, ...values } };
}
