import { emptyPatientForm, type PatientForm } from '@/domain/patient-form/form';
import { specialtyLabel } from '@/domain/patient-form/specialty';
import { reasonsForVisit, requestBody, sourceApplicationOf } from '#services/request/request-body';

const now = Date.parse('2026-11-20T22:48:05Z');
const destination = {
  isFromScheduling: false,
  sendDataToEpic: true,
  distributionEmail: 'team@calder.example',
};
const values: PatientForm = {
  ...emptyPatientForm,
  specialty: 'Cardiology|Heart Failure',
  location: 'Hyde Park',
  doctor: 'Amara Okafor, MD',
  firstName: 'Test',
  lastName: 'Patient',
  birthDate: '02-29-1980',
  concerns: 'Pain\nwhen climbing stairs',
};
const source = (more: Partial<PatientForm>) =>
  requestBody({ ...values, ...more }, destination, now).Source_JSON_Object as Record<string, unknown>;

test.each([
  [{ isFromScheduling: false, sendDataToEpic: true }, 'AppointmentRequestWebForm'],
  [{ isFromScheduling: true, sendDataToEpic: true }, 'AppointmentSchedulingApp'],
  [{ isFromScheduling: false, sendDataToEpic: false }, 'RequestAppointmentByEmail'],
  [{ isFromScheduling: true, sendDataToEpic: false }, 'RequestAppointmentByEmail'],
])('[J6] %j comes from %s', (more, name) => {
  expect(sourceApplicationOf({ ...destination, ...more })).toBe(name);
});

test('[J6] the envelope names source, addressee and form', () => {
  expect(requestBody(values, destination, now)).toEqual({
    SourceApplication: 'AppointmentRequestWebForm',
    DistributionEmail: 'team@calder.example',
    Source_JSON_Object: expect.objectContaining({
      Specialty: 'Cardiology',
      Subspecialty: 'Heart Failure',
      WorkersComp_ThirdParty: false,
      Appointment_Location: ['Hyde Park'],
      Provider_FullName: 'Amara Okafor, MD',
      Patient_Dob: '1980-02-29',
      Requested_DateTime: '2026-11-20 16:48:05',
    }) as unknown,
  });
});

test('[J6] the reasons are four lines, and what a visitor writes cannot add one', () => {
  expect(reasonsForVisit(values)).toBe(
    'Comments: Pain when climbing stairs\nSpec: Cardiology: Heart Failure\nLoc: Hyde Park\nProvider: Amara Okafor, MD',
  );
});

test('[J9] interpreter, access and days that suit go with the comments', () => {
  const told = {
    interpreter: 'Spanish',
    accessNeeds: 'A wheelchair',
    dateFrom: '12-01-2026',
    dateTo: '12-05-2026',
  };
  expect(reasonsForVisit({ ...values, ...told }).split('\n')[0]).toBe(
    'Comments: Pain when climbing stairs | Days that suit: from 12-01-2026 to 12-05-2026 | Interpreter: Spanish | Accessibility: A wheelchair',
  );
});

test('[J1] a policy holder is the patient, another one is taken as given, none is left out', () => {
  expect(source({})).not.toHaveProperty('Insurance');
  const insured = { insuranceName: 'Prairie Shield PPO', insuranceMemberNumber: 'M1' };
  expect(source(insured).Insurance).toMatchObject({
    SubscriberName: 'Test Patient',
    SubscriberID: 'M1',
    SubscriberDateOfBirth: '1980-02-29',
    RelationshipToSubscriber: 'Self',
  });
  const other = {
    ...insured,
    insuranceRelationshipToSubscriber: 'Other',
    insuranceSubscriberName: 'Someone Else',
    insuranceSubscriberID: 'S1',
    insuranceSubscriberDateOfBirth: '04-27-1950',
  };
  expect(source(other).Insurance).toMatchObject({
    SubscriberName: 'Someone Else',
    SubscriberID: 'S1',
    SubscriberDateOfBirth: '1950-04-27',
  });
});

test.each(['insuranceMemberNumber', 'insuranceGroupNumber'])(
  '[J1] [J6] %s reaches the clinic without the name of an insurance, too',
  (field) => {
    expect(Object.values(source({ [field]: 'M1' }).Insurance ?? {})).toContain('M1');
  },
);

test('[J1] a claim of a third party is told', () => {
  expect(source({ isWorkersComp: 'true' }).WorkersComp_ThirdParty).toBe(true);
});

test('[J5] a pair reads with a colon', () => {
  expect(specialtyLabel('Cardiology|Heart Failure')).toBe('Cardiology: Heart Failure');
  expect(specialtyLabel('Cardiology')).toBe('Cardiology');
});
