import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Texter } from '../../sms/texter.ts';
import type { Calendars } from '../calendars.ts';
import type { Directory } from '../directory.ts';
import type { EventLog } from '../event-log.ts';

/** What sending works with. */
export type Dispatch = {
  readonly db: Kysely<Tables>;
  readonly mailer: Mailer;
  readonly calendars: Calendars;
  readonly texter: Texter;
  readonly directory: () => Directory;
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** The gateway's own, of which the store holds nothing. */
  readonly secret: string;
  readonly log: EventLog;
};
