import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { openCalendarStore, type CalendarStore } from './calendar/store.ts';
import { localDateOf } from './calendar/zone.ts';
import type { Clock } from './clock.ts';
import type { SchedulingContent } from './content-fields.ts';
import { DEFAULT_ZONE, readDirectory, type Directory } from './directory.ts';
import { nameOf, type EventLog } from './event-log.ts';

/** Writes calendars into the database for who has none of their own to import. Repeating it changes nothing. */
export type FillCalendars = (
  db: Kysely<Tables>,
  options: { readonly content: SchedulingContent; readonly nowMs: number },
) => Promise<void>;

/** The directory as content and database are now. */
export type OpenDirectory = {
  readonly current: () => Directory;
  readonly store: CalendarStore;
  /** Fills the calendars on a new day, and reads what has changed, here or by another process. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Opens the directory and keeps it up to date when the content is published.
 * @throws when the calendars cannot be filled or read
 * @requirement I4
 */
export async function openDirectory(options: {
  readonly db: Kysely<Tables>;
  readonly content: SchedulingContent;
  readonly fill: FillCalendars | undefined;
  readonly now: Clock;
  readonly log: EventLog;
}): Promise<OpenDirectory> {
  const { db, content, fill, now, log } = options;
  let filledOn = '';
  const fillOnceADay = async (): Promise<void> => {
    const nowMs = now().getTime();
    const today = localDateOf(nowMs, DEFAULT_ZONE);
    if (today === filledOn) return;
    await fill?.(db, { content, nowMs });
    filledOn = today;
  };
  await fillOnceADay();
  const store = await openCalendarStore(db);
  let directory = readDirectory(content, store.providers());
  let latest: Promise<void> = Promise.resolve();
  const refresh = (): Promise<void> => {
    const next = latest.then(async () => {
      await fillOnceADay();
      if (await store.refresh()) directory = readDirectory(content, store.providers());
    });
    // A failure is the caller's to handle; the next refresh starts anew.
    latest = next.catch(() => undefined);
    return next;
  };
  const stopListening = content.onChange(() => {
    // What the content alone decides is known at once.
    directory = readDirectory(content, store.providers());
    filledOn = '';
    refresh().catch((error: unknown) => log('scheduling.fill-failed', { error: nameOf(error) }));
  });
  return {
    current: () => directory,
    store,
    refresh,
    close: () => {
      stopListening();
      return latest;
    },
  };
}
