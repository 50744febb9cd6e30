import type { AppointmentsAnswer } from '@/contracts/scheduling';
import { emptyPatientForm, type PatientForm } from '@/domain/patient-form/form';
import type { BookingProvider, Slot, Visit } from '../model/visit';

/** Samples for tests: one provider, open times at two places, a patient. */
export const provider: BookingProvider = {
  npi: '1000000012',
  name: 'Amara Okafor, MD',
  specialty: 'Cardiology',
  phone: '773-555-0100',
  seesAdults: true,
  seesChildren: true,
  acceptsNewPatients: true,
  path: '/find-a-physician/physician/amara-okafor',
};

const at = (text: string) => ({ rawTime: text.slice(11, 16), instant: Date.parse(`${text}:00-06:00`) });

/** Five dates, two places, one of them by video. */
export const appointments: AppointmentsAnswer = {
  specialty: 'Cardiology',
  missing: null,
  videoStates: [],
  departments: [
    {
      id: '603',
      location: 'Hyde Park',
      address: '5800 South Calder Avenue',
      cityAndZip: 'Chicago, IL 60637',
      zone: 'America/Chicago',
      phone: '773-555-0160',
    },
    {
      id: '610',
      location: 'River East',
      address: '355 East Grand Avenue',
      cityAndZip: 'Chicago, IL 60611',
      zone: 'America/Chicago',
      phone: '773-555-0160',
    },
  ],
  days: [
    {
      date: '2099-12-01',
      departmentId: '603',
      visitType: '9003',
      times: [at('2099-12-01T09:20'), at('2099-12-01T14:00')],
    },
    { date: '2099-12-01', departmentId: '603', visitType: '9011', times: [at('2099-12-01T09:20')] },
    { date: '2099-12-02', departmentId: '610', visitType: '9003', times: [at('2099-12-02T08:00')] },
    { date: '2099-12-03', departmentId: '603', visitType: '9003', times: [at('2099-12-03T11:40')] },
    { date: '2099-12-04', departmentId: '603', visitType: '9003', times: [at('2099-12-04T12:00')] },
    { date: '2099-12-07', departmentId: '610', visitType: '9003', times: [at('2099-12-07T16:00')] },
  ],
};

export const slot: Slot = {
  date: '2099-12-01',
  ...at('2099-12-01T09:20'),
  zone: 'America/Chicago',
  departmentId: '603',
  location: 'Hyde Park',
  address: '5800 South Calder Avenue',
  cityAndZip: 'Chicago, IL 60637',
  phone: '773-555-0160',
  visitType: '9003',
};

export const visit: Visit = {
  provider,
  specialty: 'Cardiology',
  patient: { isNewPatient: true, isAdultPatient: true },
  slot,
  care: {
    reason: 'Chest pain or tightness',
    concerns: 'Pain when climbing stairs',
    answers: [{ key: 'A', question: 'Seen a cardiologist before?', answer: 'No', sortOrder: 0 }],
    words: {},
  },
};

export const form: PatientForm = {
  ...emptyPatientForm,
  firstName: 'Test',
  lastName: 'Patient',
  birthDate: '02-29-1980',
  gender: 'Female',
  race: 'Prefer not to answer',
  phoneNumber: '312-555-0142',
  email: 'test@example.org',
  address1: '1 Example Street',
  city: 'Chicago',
  state: 'IL',
  zip: '60637',
  insurancePayorId: '10010',
  insuranceName: 'Prairie Shield PPO',
  insuranceMemberNumber: 'M1',
  insuranceGroupNumber: 'G1',
};
