import type { Migration } from 'kysely/migration';
import { createCalendars } from './calendars-migration.ts';
import { createCalendarFeeds } from './calendar-feed-migration.ts';
import { createConfirmations } from './confirmation-migration.ts';
import { createDataKeys } from './data-keys-migration.ts';
import { createDrafts } from './drafts-migration.ts';
import { createManaging } from './managing-migration.ts';
import { createPatientKeys } from './patient-key-migration.ts';
import { createPatientTurns } from './patient-turn-migration.ts';
import { createForms } from './forms-migration.ts';
import { createMailbox } from './messages-migration.ts';
import { createAttachments } from './attachments-migration.ts';
import { createRequestLinks } from './requests-migration.ts';
import { createScheduling } from './scheduling-migration.ts';
import { createSearchCounts } from './search-counts-migration.ts';
import { createSearchEvents } from './search-events-migration.ts';
import { createTexts } from './texts-migration.ts';
import { createWaitlist } from './waitlist-migration.ts';

/**
 * Migrations of both engines, by name, in order. A published one is never changed; a correction is a new one.
 * Only types that mean the same on SQLite and PostgreSQL: text, integer, bigint.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-scheduling': { up: createScheduling },
  '0002-managing': { up: createManaging },
  '0003-mailbox': { up: createMailbox },
  '0004-waitlist': { up: createWaitlist },
  '0005-search-events': { up: createSearchEvents },
  '0006-confirmations': { up: createConfirmations },
  '0007-texts': { up: createTexts },
  '0008-attachments': { up: createAttachments },
  '0009-calendar-feeds': { up: createCalendarFeeds },
  '0010-drafts': { up: createDrafts },
  '0011-calendars': { up: createCalendars },
  '0012-patient-keys': { up: createPatientKeys },
  '0013-request-links': { up: createRequestLinks },
  '0014-search-counts': { up: createSearchCounts },
  '0015-patient-turns': { up: createPatientTurns },
  '0016-forms': { up: createForms },
  '0017-data-keys': { up: createDataKeys },
};
