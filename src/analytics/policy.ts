import type { AnalyticsEvent, EventField, EventName } from '@/analytics/catalogue';

/**
 * What a field says of a visitor. `neutral`: nothing. `context`: what they look at, which tells something about their
 * health together with who they are. `word`: how a form ended, as a word of ours or names of fields. `patient`: whom they
 * visit, when, why, and what they typed.
 */
type FieldClass = 'neutral' | 'context' | 'word' | 'patient';

/** Every field in the order of the catalogue; one that is not here is a mistake of the compiler's. */
const classes = {
  eventName: 'neutral',
  event: 'neutral',
  videoName: 'context',
  pageName: 'context',
  pageSiteSection: 'neutral',
  conditionServiceMain: 'context',
  conditionServiceSub: 'context',
  physicianName: 'context',
  physicianNpi: 'context',
  physicianPrimaryLocation: 'context',
  pageSpecialty: 'context',
  linkName: 'context',
  linkType: 'neutral',
  linkSection: 'neutral',
  contentEmail: 'patient',
  callClickPhoneNumber: 'context',
  customBookingValue: 'context',
  physicianOnlineScheduleLocation: 'patient',
  scheduleAppointmentDate: 'patient',
  schedulePhysicianSpecialty: 'patient',
  schedulePatientEligibility: 'patient',
  scheduleSubmitStatus: 'neutral',
  scheduleSubmitFailReason: 'word',
  scheduleStepName: 'neutral',
  scheduleVisitReason: 'patient',
  scheduleVisitType: 'patient',
  formName: 'neutral',
  formError: 'word',
  searchCategory: 'context',
  searchLocation: 'patient',
  searchTerm: 'patient',
  searchFilters: 'context',
  searchFilter: 'context',
  searchNumberResults: 'neutral',
  searchPositionClicked: 'neutral',
  searchResultClicked: 'context',
} satisfies Record<EventField, FieldClass>;

const fields = Object.keys(classes) as EventField[];

/** Told of bookings and forms, wherever they are. */
const patientEvents: ReadonlySet<EventName> = new Set(['online schedule', 'form start', 'form submit']);

/** What stands in the queue: fields of the catalogue, in its order. */
export type CountedEvent = { readonly eventName: EventName; readonly event: EventName } & {
  readonly [Field in Exclude<EventField, 'eventName' | 'event'>]?: string | number;
};

export type PolicyPlace = {
  /** Visitors write about themselves there. */
  readonly isAboutPatient: boolean;
  /** The vendor that reads the queue has signed a business associate agreement (ANALYTICS_BAA). */
  readonly hasAgreement: boolean;
};

/** Values at or below it are none. @decision Q27 */
const bookingEpsilon = 1e-9;

/** Names of many fields are longer than any other text. */
const longest = { text: 200, words: 2000 };

/**
 * What of an event anybody else may read: a tag manager reads the whole queue. Context only under an agreement, and never
 * of bookings, forms and the pages that they are on; what is about a patient never.
 * @returns fields in the catalogue's order; `event` repeats the name, because tag managers look for it there
 * @requirement N1 N3
 * @decision Q27
 */
export function countable(
  event: AnalyticsEvent,
  { isAboutPatient, hasAgreement }: PolicyPlace,
): CountedEvent {
  const mayTellContext = hasAgreement && !isAboutPatient && !patientEvents.has(event.eventName);
  const told: Partial<Record<EventField, unknown>> = { ...event, event: event.eventName };
  // An error comes before a value.
  if (told.formError) delete told.customBookingValue;
  const kept: Partial<Record<EventField, string | number>> = {};
  for (const field of fields) {
    const kind: FieldClass = classes[field];
    if (kind === 'patient' || (kind === 'context' && !mayTellContext)) continue;
    const value = plain(told[field], kind === 'word' ? longest.words : longest.text);
    if (value !== undefined) kept[field] = kind === 'word' ? ourWords(value) : value;
  }
  return { ...kept, eventName: event.eventName, event: event.eventName };
}

function plain(value: unknown, length: number): string | number | undefined {
  if (typeof value === 'number') return value > bookingEpsilon ? value : undefined;
  return typeof value === 'string' && value !== '' ? value.slice(0, length) : undefined;
}

/**
 * One word, names of fields that are blank, or kinds of requirements of the forms service; anything else could be a
 * service's sentence about a patient.
 */
function ourWords(value: string | number): string {
  const words = String(value);
  return /^[\w-]{1,60}$|^(([\w-]+ is blank|[A-Z][A-Za-z]+Requirement)(\||$))+$/.test(words) ? words : 'error';
}
