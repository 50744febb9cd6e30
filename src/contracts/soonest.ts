import { z } from 'zod';
import { npi, type Alternative } from './scheduling';

/** Most doctors whose next times are asked for at once: those of a page of results. */
export const maxDoctors = 12;

export const nextTimesRequestSchema = z.strictObject({
  providers: z.array(npi).min(1).max(maxDoctors),
  isNewPatient: z.boolean(),
  isAdultPatient: z.boolean(),
});

/** The next open times of a doctor, in order; none where nothing is open soon. */
export type NextTimes = { readonly npi: string; readonly times: readonly Alternative[] };

/** @requirement B17 B28 */
export type NextTimesAnswer = {
  /** Doctors who could not be asked are left out. */
  readonly providers: readonly NextTimes[];
};

/** What somebody looks for who does not mind which doctor they see. */
export type SoonestQuestion = {
  /** A specialty, or the reason for the visit in the visitor's words. */
  readonly wanted: string;
  /** A city or ZIP code, as typed; '' for anywhere. */
  readonly place: string;
  readonly isAdultPatient: boolean;
  readonly isNewPatient: boolean;
};

/** A doctor whom a soonest time is with. */
export type SoonestDoctor = {
  readonly npi: string;
  readonly name: string;
  readonly specialty: string;
  readonly phone: string;
  /** Of the profile, without host. */
  readonly path: string;
  /** '' for none. */
  readonly image: string;
  /** Of 5; null where too few have rated. */
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly acceptsNewPatients: boolean;
  readonly seesChildren: boolean;
  /** They are shown because primary care sees the complaint too. */
  readonly isPrimaryCare?: boolean;
};

export type SoonestTime = {
  readonly doctor: SoonestDoctor;
  readonly slot: Alternative;
  /** From the place that was named; null where none was, and for video. */
  readonly miles: number | null;
};

/** @requirement I19 */
export type SoonestAnswer = {
  /** In order of time. */
  readonly times: readonly SoonestTime[];
  /** The place that was looked around; null where none was named. */
  readonly near: { readonly place: string; readonly isFound: boolean } | null;
};

/** A specialty, or a reason, whose first open time is shown before anybody asks. */
export type SoonestOffer = { readonly wanted: string; readonly isForChild: boolean };

/** @requirement I19 */
export type FirstTime = SoonestOffer & {
  /** null where nothing is open, or nobody could be asked in time. */
  readonly slot: Pick<
    Alternative,
    'date' | 'instant' | 'zone' | 'visitType' | 'departmentId' | 'location'
  > | null;
  /** Whom it is with; null without a time. */
  readonly doctor: Pick<SoonestDoctor, 'name' | 'path' | 'image'> | null;
};
