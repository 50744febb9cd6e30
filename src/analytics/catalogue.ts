/**
 * The specification's catalogue of events and their fields. Types alone: whoever pushes an event loads none of it.
 * What may become of a field is in `policy.ts`.
 */

/** Every event. @requirement N1 */
export type EventName =
  | 'videoStart'
  | 'video 25 percent'
  | 'video 50 percent'
  | 'video 75 percent'
  | 'video complete'
  | 'page view'
  | 'link click'
  | 'email click'
  | 'click to call'
  | 'online schedule'
  | 'form start'
  | 'form submit'
  | 'search'
  | 'search fail'
  | 'search result click';

/** Every field. @requirement N1 */
export type EventField =
  | 'eventName'
  | 'event'
  | 'videoName'
  | 'pageName'
  | 'pageSiteSection'
  | 'conditionServiceMain'
  | 'conditionServiceSub'
  | 'physicianName'
  | 'physicianNpi'
  | 'physicianPrimaryLocation'
  | 'pageSpecialty'
  | 'linkName'
  | 'linkType'
  | 'linkSection'
  | 'contentEmail'
  | 'callClickPhoneNumber'
  | 'customBookingValue'
  | 'physicianOnlineScheduleLocation'
  | 'scheduleAppointmentDate'
  | 'schedulePhysicianSpecialty'
  | 'schedulePatientEligibility'
  | 'scheduleSubmitStatus'
  | 'scheduleSubmitFailReason'
  | 'scheduleStepName'
  | 'scheduleVisitReason'
  | 'scheduleVisitType'
  | 'formName'
  | 'formError'
  | 'searchCategory'
  | 'searchLocation'
  | 'searchTerm'
  | 'searchFilters'
  | 'searchFilter'
  | 'searchNumberResults'
  | 'searchPositionClicked'
  | 'searchResultClicked';

/** Fields that hold something else than a text. */
type Values = {
  /** What the event is worth, beside a booking; nothing at or below `1e-9`. */
  readonly customBookingValue: number;
  readonly linkType: 'exit' | 'internal';
  readonly scheduleSubmitStatus: 'success' | 'fail';
};

type Value<Field> = Field extends keyof Values ? Values[Field] : string;

/** An event, the fields that it always has, and those that it may have. */
type Of<Name extends EventName, Needed extends EventField, Optional extends EventField = never> = {
  readonly eventName: Name;
} & { readonly [Field in Needed]: Value<Field> } & {
  readonly [Field in Optional]?: Value<Field> | undefined;
};

/**
 * An event as the site tells it. No event has a field for what a visitor typed, why they come, or when: those fields of
 * the catalogue are never filled.
 * @requirement I13 N1 N3
 */
export type AnalyticsEvent =
  | Of<
      'videoStart' | 'video 25 percent' | 'video 50 percent' | 'video 75 percent' | 'video complete',
      'videoName'
    >
  | Of<
      'page view',
      'pageSiteSection',
      | 'pageName'
      | 'conditionServiceMain'
      | 'conditionServiceSub'
      | 'physicianName'
      | 'physicianNpi'
      | 'physicianPrimaryLocation'
      | 'pageSpecialty'
    >
  | Of<'link click', 'linkType' | 'linkSection', 'linkName' | 'physicianName' | 'customBookingValue'>
  | Of<'email click', 'linkSection'>
  | Of<'click to call', 'linkSection' | 'callClickPhoneNumber' | 'customBookingValue'>
  /** A visitor reached a step of a booking. */
  | Of<'online schedule', 'scheduleStepName'>
  | Of<'form start', 'formName'>
  /**
   * A form was sent, or could not be. `formError` and `scheduleSubmitFailReason` are words of ours or names of fields; an
   * event with an error has no value.
   */
  | Of<
      'form submit',
      'formName',
      'formError' | 'customBookingValue' | 'scheduleSubmitStatus' | 'scheduleSubmitFailReason'
    >
  | Of<'search' | 'search fail', 'searchNumberResults', 'searchCategory' | 'searchFilters' | 'searchFilter'>
  | Of<'search result click', 'searchPositionClicked', 'searchResultClicked' | 'searchNumberResults'>;
