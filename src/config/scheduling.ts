import openingRules from '../../content/scheduling/opening-rules.json' with { type: 'json' };

/**
 * Business constants of online scheduling.
 * @requirement I2 I4 I7 I10
 */
export const scheduling = {
  /**
   * `zone`: of every slot and request time, unless a department says another. `windowDays`: of availability asked for,
   * from the start date on; visitors read "6 months". `leadMinutes`: a slot that starts sooner is not offered.
   * `calendarMinutes`: length of a calendar entry, whatever the visit takes. `waitingRoomMinutes`: the waiting room of
   * a video visit opens so long before.
   * @decision Q38
   */
  ...openingRules,
  /** A first time later than so many days from now is far off: other doctors are offered. */
  farOffDays: 30,
  /** Dates in the box before See More Times. */
  datesInBox: 3,
  /** Most characters of the concerns in the steps before a booking. @decision Q33 */
  concernsLength: 150,
  /** Most characters of the concerns in a request form. @decision Q33 */
  requestConcernsLength: 300,
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
} as const;

/** Session storage key of the scheduling data; its name and its 18 fields are fixed. */
export const scheduleDataKey = 'oas';

/** What the clinic calls a reason for a visit that its list does not have. @decision ADR-0372 */
export const otherReason = 'Other';
