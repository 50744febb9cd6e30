import rows from '../../content/scheduling/visit-types.json' with { type: 'json' };

/** A kind of visit that can be booked. */
export type VisitType = {
  readonly id: string;
  readonly name: string;
  readonly isNewPatient: boolean;
  readonly isAdult: boolean;
  readonly isVirtual: boolean;
};

/**
 * The visit types by id, from the table that the site reads too. A new one is a row there, and lengths of it in the
 * calendars.
 * @requirement I4
 */
export const visitTypes: ReadonlyMap<string, VisitType> = new Map(rows.map((type) => [type.id, type]));
