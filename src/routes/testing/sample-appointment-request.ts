import type { AppointmentRequest } from '@/contracts/appointment-request';

/** A long request that is complete. */
export const sample: AppointmentRequest = {
  form: '{A1}',
  kind: 'long',
  language: 'en',
  draftId: '5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11',
  isFromScheduling: false,
  honeypot: '',
  values: {
    firstName: 'Canary',
    lastName: 'Patient',
    birthDate: '04-27-1985',
    gender: 'Female',
    race: 'Prefer not to answer',
    phoneType: 'Mobile',
    phoneNumber: '312-555-0142',
    email: 'canary@example.org',
    address1: '1 Example Street',
    city: 'Chicago',
    state: 'IL',
    zip: '60637',
    concerns: 'Canary cough',
  },
};
