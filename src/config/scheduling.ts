/**
 * Business constants of online scheduling.
 * @requirement I2 I4 I7 I10
 */
export const scheduling = {
  /** The zone of every slot and request time, unless a department says another. */
  zone: 'America/Chicago',
  /** Days of availability asked for, from the start date on; visitors read "6 months". */
  windowDays: 180,
  /** A slot is offered only when it starts at least this many minutes from now. @decision Q38 */
  leadMinutes: 60,
  /** A first time later than so many days from now is far off: other doctors are offered. */
  farOffDays: 30,
  /** Dates in the box before See More Times. */
  datesInBox: 3,
  /** Longest concerns text in the wizard; the long request form allows 300. @decision Q33 */
  concernsLength: 150,
  /** Longest text sent as Comments. @decision Q58 */
  commentsLength: 4000,
  /** From this age on, a patient is an adult. @decision Q42 */
  adultAge: 18,
  /** Alternatives offered when a time was just taken. */
  alternatives: 5,
  /** Stored booking data is dropped after this many idle minutes. @decision Q56 */
  idleMinutes: 30,
  /** The visitor is asked so many minutes before. */
  idleWarningMinutes: 2,
  /** The holder of a time is warned aloud when this many seconds are left. */
  holdWarningSeconds: 120,
  /** Length of the calendar entry. */
  eventMinutes: 60,
} as const;

/** Session storage key of the scheduling data; its name and its 18 fields are fixed. */
export const scheduleDataKey = 'oas';

export type VisitTypes = { readonly inPerson: string; readonly virtual: string };

const byPatient: Readonly<Record<'newAdult' | 'newChild' | 'returningAdult' | 'returningChild', VisitTypes>> =
  {
    newAdult: { inPerson: '9003', virtual: '9011' },
    newChild: { inPerson: '332', virtual: '9013' },
    returningAdult: { inPerson: '9004', virtual: '9012' },
    returningChild: { inPerson: '9007', virtual: '9014' },
  };

const virtualTypes: ReadonlySet<string> = new Set(Object.values(byPatient).map((pair) => pair.virtual));

/**
 * The pair of visit type ids for a patient.
 * @requirement I4
 */
export function visitTypesFor(patient: {
  readonly isNewPatient: boolean;
  readonly isAdultPatient: boolean;
}): VisitTypes {
  if (patient.isNewPatient) return patient.isAdultPatient ? byPatient.newAdult : byPatient.newChild;
  return patient.isAdultPatient ? byPatient.returningAdult : byPatient.returningChild;
}

/**
 * Whether a visit type is seen in person; ids that nobody knows are.
 * @requirement I4
 */
export function isInPersonType(visitType: string): boolean {
  return !virtualTypes.has(visitType);
}

/**
 * What the scheduling gateway wants as Visit_Type_Selected.
 * @decision Q37
 */
export function visitTypeSelected(visitType: string): 'In Person' | 'Virtual' {
  return isInPersonType(visitType) ? 'In Person' : 'Virtual';
}
