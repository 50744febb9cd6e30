/** From and to, in minutes after midnight; what ends after midnight ends beyond 1440. */
export type OpenSpan = readonly [from: number, to: number];

/** When a place is open, by its own clock. */
export type OpeningHours = {
  /** IANA name of its time zone. */
  readonly zone: string;
  /** Seven days, Monday first. */
  readonly week: readonly (readonly OpenSpan[])[];
  /** Holidays and other days that are unlike their weekday, in the order of their dates. */
  readonly special: readonly SpecialDay[];
};

/** `date`: `yyyy-MM-dd`; no spans: closed; `name`: '' where nothing is said. */
export type SpecialDay = {
  readonly date: string;
  readonly spans: readonly OpenSpan[];
  readonly name: string;
};
