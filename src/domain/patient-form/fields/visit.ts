import { scheduling } from '../../../config/scheduling.ts';
import { suitableDays } from '../answers.ts';
import { interpreterLanguages, ticked } from '../choices.ts';
import { optional, optionalInInternational, optionalInLong, type FieldTable } from './asked-by.ts';

/** Whom and where the patient would like to see. @requirement J2 J5 */
export const wantedFields = {
  specialty: {
    section: 'wanted',
    control: 'select',
    forms: { long: 'optional', short: 'required', international: 'required' },
    label: 'Specialty',
    length: 200,
  },
  location: { section: 'wanted', control: 'select', forms: optionalInLong, label: 'Location', length: 160 },
  doctor: { section: 'wanted', control: 'select', forms: optionalInLong, label: 'Doctor', length: 160 },
} as const satisfies FieldTable;

/** What the visit is about, and what the clinic prepares. @requirement J1 J9 @decision Q33 */
export const visitFields = {
  concerns: {
    section: 'visit',
    control: 'prose',
    // The steps before a booking ask it.
    forms: { long: 'required', short: 'required', international: 'required' },
    label: 'What do you want to address?',
    length: scheduling.requestConcernsLength,
    on: { short: { label: 'Reason for appointment' }, international: { label: 'Reason for appointment' } },
  },
  dateFrom: {
    section: 'visit',
    control: 'dateRange',
    forms: { ...optionalInLong, ...optionalInInternational },
    label: 'From',
    days: 'future',
    range: { until: 'dateTo', label: 'Days that suit you' },
    comment: { name: 'Days that suit', text: suitableDays },
  },
  dateTo: {
    section: 'visit',
    control: 'hidden',
    forms: { ...optionalInLong, ...optionalInInternational },
    label: 'To',
    days: 'future',
    rangeFrom: 'dateFrom',
  },
  interpreter: {
    section: 'visit',
    control: 'select',
    forms: optional,
    label: 'Do you need an interpreter?',
    hint: 'Interpreters are free. They come by phone, by video or in person.',
    choices: interpreterLanguages,
    noChoice: 'No interpreter needed',
    check: { row: 'Interpreter' },
    comment: { name: 'Interpreter' },
  },
  accessNeeds: {
    section: 'visit',
    control: 'text',
    forms: optional,
    label: 'What should we prepare for you?',
    hint: 'For example a wheelchair, help with getting onto the table, large print or a quiet room.',
    length: 200,
    check: { row: 'We prepare for you' },
    comment: { name: 'Accessibility' },
  },
  isWorkersComp: {
    section: 'visit',
    control: 'checkbox',
    forms: optionalInLong,
    label: 'This is about an injury at work, or another party pays',
    choices: ticked,
  },
  captcha: {
    section: 'security',
    control: 'captcha',
    forms: { long: 'optional', short: 'optional', international: 'optional' },
    label: 'Security check',
    length: 16_384,
    isFleeting: true,
  },
} as const satisfies FieldTable;
