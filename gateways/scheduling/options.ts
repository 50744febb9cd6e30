import type { KeySource } from '../db/sealing/keys.ts';
import type { TextingAccount } from '../sms/texter.ts';
import type { Clock } from './clock.ts';
import type { SchedulingContent } from './content-fields.ts';
import type { EventLog } from './event-log.ts';
import type { FhirSettings } from './fhir/settings.ts';
import type { FillCalendars } from './open-directory.ts';

/** How messages to patients leave. */
export type MailOptions = {
  /** smtp://… of a mail server; empty: the development mailbox. */
  readonly url: string;
  /** Sender: `Name <address>`. */
  readonly from: string;
  /** Address of the site that links in messages lead to, without a slash at the end. */
  readonly siteUrl: string;
  /** Address, or several with commas between them, of who reads the requests of forms that name nobody. */
  readonly requestsTo: string;
  /** Milliseconds between two looks for messages that are due; 0: only when asked. */
  readonly everyMs: number;
};

/** How text messages to patients leave; an empty `url`: to the development mailbox. */
export type TextOptions = TextingAccount & {
  /** The address of `sms-replies` as the vendor calls it; empty: answers are not taken. */
  readonly repliesUrl: string;
};

/** What the gateway works with. */
export type SchedulingOptions = {
  readonly content: SchedulingContent;
  /** The exact `Authorization` header that callers must send. */
  readonly authorization: string;
  /** See `openDatabase`. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly keys?: KeySource | undefined;
  readonly now?: Clock | undefined;
  /** Life of a hold, minutes; at most 120; 10 when absent. */
  readonly holdMinutes?: number | undefined;
  readonly log?: EventLog | undefined;
  /** Told when a booking takes or gives back time of a provider, by NPI. */
  readonly onTimeChanged?: ((npi: string) => void) | undefined;
  readonly mail: MailOptions;
  /** Absent: text messages go to the development mailbox. */
  readonly texts?: TextOptions | undefined;
  /** After so many days patient data may be deleted; 30 when absent. */
  readonly retentionDays?: number | undefined;
  /** The FHIR server that keeps the calendars; those of the database when absent. */
  readonly fhir?: FhirSettings | undefined;
  /** The demo's calendars, for a database that has none. */
  readonly fill?: FillCalendars | undefined;
};
