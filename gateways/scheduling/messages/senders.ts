import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Texter } from '../../sms/texter.ts';
import type { Calendars } from '../calendars.ts';
import type { Directory } from '../directory.ts';
import type { EventLog } from '../event-log.ts';
import type { Language } from '../language.ts';

/** What sending works with. */
export type Dispatch = {
  readonly db: Kysely<Tables>;
  readonly mailer: Mailer;
  readonly calendars: Calendars;
  readonly texter: Texter;
  readonly directory: () => Directory;
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Who reads the requests of forms that name nobody, and is told when nobody took one. */
  readonly requestsTo: string;
  /** What the site's dictionary says for a phrase in a language; undefined where it says nothing. */
  readonly phrase: (key: string, language: Language) => string | undefined;
  /** The gateway's own, of which the store holds nothing. */
  readonly secret: string;
  readonly log: EventLog;
};
