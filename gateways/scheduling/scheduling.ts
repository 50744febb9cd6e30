import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { KeptFiles } from './availability-feed/kept-files.ts';
import type { Calendars } from './calendars.ts';
import type { Clock } from './clock.ts';
import type { Directory } from './directory.ts';

/** What the routes work with. */
export type Scheduling = {
  readonly db: Kysely<Tables>;
  readonly database: Database;
  readonly calendars: Calendars;
  /** Of the published availability. */
  readonly keptFiles: KeptFiles;
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly directory: () => Directory;
  /** Reads the calendars again after they were changed in the database. */
  readonly refreshCalendars: () => Promise<void>;
  readonly now: Clock;
  readonly holdMinutes: number;
  /** Days after which patient data may be deleted. */
  readonly retentionDays: number;
  /** How answers to text messages are recognised; empty: there are none. */
  readonly texting: { readonly token: string; readonly repliesUrl: string };
  /** The gateway's own, of which the store holds nothing. */
  readonly secret: string;
  /** Told when a booking or a hold takes or gives back time of a provider, by NPI. */
  readonly onTimeChanged: (npi: string) => void;
};
