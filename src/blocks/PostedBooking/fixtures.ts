import type { Fixtures } from '@/cms/block-fixtures';
import { hostileValues, item, longText, text } from '@/features/content/testing/fields';
import { emptyForm } from '@/domain/patient-form/form';
import type { StoredBooking } from './booking';
import type { KnownCare } from './steps/care';
import type { PostedBookingData, StepView, TimesView, WaitView } from './view';

const provider = {
  npi: '1000000012',
  name: 'Amara Okafor, MD',
  specialty: 'Cardiology',
  phone: '773-555-0100',
  path: '/find-a-physician/physician/amara-okafor',
  acceptsNewPatients: true,
  seesAdults: true,
  seesChildren: true,
};
const patient = { isNewPatient: true, isAdultPatient: true };
const slot = {
  date: '2099-12-01',
  rawTime: '09:20',
  instant: Date.parse('2099-12-01T15:20:00Z'),
  zone: 'America/Chicago',
  departmentId: '603',
  location: 'Hyde Park',
  address: '5800 South Calder Avenue',
  cityAndZip: 'Chicago, IL 60637',
  phone: '773-555-0160',
  visitType: '9003',
};
const video = { ...slot, visitType: '9011' };
const now = Date.parse('2099-11-20T15:00:00Z');
const place = { location: slot.location, address: slot.address, cityAndZip: slot.cityAndZip };
const shown = [
  {
    date: slot.date,
    groups: [
      { key: 'a', ...place, isInPerson: true, slots: [slot, { ...slot, instant: slot.instant + 1_200_000 }] },
      { key: 'b', ...place, isInPerson: false, slots: [video] },
    ],
  },
];
const weeks = [
  { monday: '2099-11-30', dates: ['2099-12-01'] },
  { monday: '2099-12-07', dates: ['2099-12-08'] },
];
const times: TimesView = {
  at: 'times',
  of: { path: provider.path, patient },
  provider,
  patient,
  asked: { location: '', half: '', from: '', isTaken: false },
  found: {
    range: { shown, weeks, week: weeks[0], earlier: undefined, later: '2099-12-08' },
    locations: ['Hyde Park', 'Kenwood'],
    missing: 'virtual',
    videoStates: ['IL', 'IN'],
    isEmpty: false,
    isWorthWaiting: true,
  },
};
const none: DateRangeOfNone = { shown: [], weeks: [], week: undefined, earlier: undefined, later: undefined };
type DateRangeOfNone = NonNullable<TimesView['found']>['range'];

const booking: StoredBooking = {
  startedAt: now,
  visitorId: '00000000-0000-4000-8000-000000000001',
  path: provider.path,
  patient,
  specialty: 'Cardiology',
  slot,
  videoStates: ['IL', 'IN'],
  videoState: '',
  hold: { id: '00000000-0000-4000-8000-000000000002', endsAt: now + 600_000, renewedAt: now },
  isLimit: false,
  claim: '',
  reason: 'Follow-up',
  concerns: 'Chest pain when I climb stairs',
  answers: { q1: 'Yes' },
  care: {
    reason: 'Follow-up',
    concerns: 'Chest pain when I climb stairs',
    answers: [{ key: 'q1', question: 'Have you had a stress test?', answer: 'Yes', sortOrder: 0 }],
    words: {},
  },
  form: {
    ...emptyForm('booking'),
    firstName: 'Ana',
    lastName: 'Sample',
    birthDate: '04-27-1985',
    insuranceName: 'Lakeshore Choice',
    insurancePayorId: '7',
    insuranceRelationshipToSubscriber: 'Other',
    insuranceSubscriberName: 'Bo Sample',
    insuranceSubscriberID: 'none',
    insuranceSubscriberDateOfBirth: '01-02-1980',
  },
  sent: ['who', 'patient', 'contact', 'insurance', 'holder', 'visit'],
  draft: null,
  submission: { status: 'editing' },
  tried: '',
  booked: null,
};
const care: KnownCare = {
  draft: {
    reason: 'Follow-up',
    concerns: '',
    answers: {},
    questions: [
      {
        key: 'q1',
        question: 'Have you had a stress test?',
        format: 'radio',
        order: 1,
        answers: [
          { text: 'Yes', followUp: null },
          { text: 'No', followUp: null },
        ],
      },
      { key: 'q2', question: 'Which medicines do you take?', format: 'freeText', order: 2, answers: [] },
      {
        key: 'q3',
        question: 'How long?',
        format: 'dropDown',
        order: 3,
        answers: [{ text: 'A day', followUp: null }],
      },
    ],
    hasReasons: true,
    words: { 'How long?': '¿Cuánto tiempo?' },
  },
  reasons: [['Follow-up', 'Seguimiento']],
};
const plans = { plans: [{ id: '7', name: 'Lakeshore Choice' }], accepted: ['Lakeshore Choice'] };
const base: StepView = {
  at: 'step',
  step: 'details',
  id: 'abc1',
  booking,
  provider,
  problems: {},
  now,
  today: '2099-11-20',
  number: 1,
};
const fields = {
  workflow: item('workflow', {
    waitlistPhone: text('773-555-0100'),
    termsText: text('<p>These are the terms.</p>'),
  }),
};
const at = (view: Partial<StepView>, own: Partial<StoredBooking> = {}) => ({
  fields,
  data: { ...base, ...view, booking: { ...booking, ...own } } satisfies PostedBookingData,
});
const booked: NonNullable<StoredBooking['booked']> = {
  step: 'booked',
  slot: video,
  visit: {
    provider,
    specialty: 'Cardiology',
    patient,
    slot: video,
    care: { reason: '', concerns: '', answers: [], words: {} },
  },
  reference: 'CSN-1',
  isToldByMail: true,
  email: 'ana@example.org',
  interpreter: 'Spanish',
  manageCode: '0123456789ABCDEFGHJKMNPQRS',
  calendarId: 'visit-1@calder.example',
  joinUrl: 'https://video.example/room/1',
};

/** Every page of a booking, and every end of it. */
const wait: WaitView = {
  at: 'wait',
  of: { path: provider.path, patient },
  provider,
  state: 'asked',
  values: { email: '', earliest: '11-20-2099', latest: '11-30-2099', timeOfDay: 'any' },
  problems: {},
  today: '2099-11-20',
};

export const fixtures = {
  default: { fields, data: times },
  taken: { fields, data: { ...times, asked: { ...times.asked, isTaken: true } } },
  change: { fields, data: { ...times, of: { id: 'abc1' } } },
  outage: { fields, data: { ...times, found: undefined } },
  noTimes: {
    fields,
    data: { ...times, found: { ...times.found, range: none, isEmpty: true, missing: null } },
  },
  wait: { fields, data: wait },
  waitRefused: {
    fields,
    data: {
      ...wait,
      state: 'refused',
      values: { ...wait.values, email: 'ana@' },
      problems: { email: 'email', latest: 'beforeFirst' },
    },
  },
  waitFailed: { fields, data: { ...wait, state: 'failed' } },
  joined: { fields, data: { ...wait, state: 'joined' } },
  nothing: { fields, data: { at: 'nothing', wasLost: false } },
  lost: { fields, data: { at: 'nothing', wasLost: true } },
  tooMany: { fields, data: { at: 'tooMany', wasSent: false } },
  failedPage: { fields, data: { at: 'failed', wasSent: true } },
  details: at(
    { problems: { claim: 'blank', videoState: 'invalid' } },
    { slot: video, videoState: 'elsewhere' },
  ),
  expired: at({}, { hold: { id: 'x', endsAt: now, renewedAt: now } }),
  limit: at({}, { hold: null, isLimit: true }),
  claim: at({ step: 'claim' }, { claim: 'yes' }),
  care: at({ step: 'care', care, problems: { reason: 'blank', concerns: 'blank' } }),
  radio: at({ step: 'question', care, problems: { answer: 'blank' } }),
  freeText: at({ step: 'question', care, number: 2 }),
  dropDown: at({ step: 'question', care, number: 3 }),
  who: at({ step: 'who', problems: { birthDate: 'date' } }),
  minor: at({ step: 'who', problems: { birthDate: 'tooYoung' } }),
  minorElsewhere: at({
    step: 'who',
    provider: { ...provider, seesChildren: false },
    problems: { birthDate: 'tooYoung' },
  }),
  patient: at({ step: 'patient', problems: { firstName: 'blank' } }),
  contact: at({ step: 'contact' }),
  insurance: at({ step: 'insurance', plans, problems: { insuranceMemberNumber: 'blank' } }),
  typedPlan: at({ step: 'insurance' }),
  holder: at({ step: 'holder' }),
  visit: at({ step: 'visit' }),
  confirm: at({ step: 'confirm', plans }),
  confirmVideo: at({ step: 'confirm' }, { slot: video, videoState: 'IL' }),
  notAgreed: at({ step: 'confirm', problems: { terms: 'blank' } }),
  refused: at({ step: 'confirm' }, { submission: { status: 'failed', message: 'tooManyRequests' } }),
  unknown: at({ step: 'confirm' }, { submission: { status: 'unknown' } }),
  asked: at({ step: 'confirm' }, { submission: { status: 'asked', visit: 'sameDay' } }),
  replaced: at({ step: 'confirm' }, { submission: { status: 'taken', alternatives: [slot] } }),
  leave: at({ step: 'leave' }),
  booked: at({ step: 'booked' }, { booked }),
  longest: at(
    { step: 'confirm', provider: { ...provider, name: longText } },
    { care: { reason: longText, concerns: longText, answers: [], words: {} } },
  ),
  hostile: {
    fields: Object.fromEntries(
      Object.keys(fields).map((name, index) => [name, hostileValues[index % hostileValues.length]]),
    ),
    data: base,
  },
  editing: { fields, data: times, page: { isEditing: true } },
} satisfies Fixtures;
