import type { EverySlot } from '../free-slots.ts';
import { addDays, isCalendarDate, localDateOf } from '../calendar/zone.ts';
import { DEFAULT_ZONE, type Directory } from '../directory.ts';
import { locations, practitionerRoles, practitioners, schedules, type FhirRecord } from './records.ts';
import { slotRecords } from './slots.ts';

/** Days that are published, today included. */
const DAYS = 30;
/** So many physicians go into one file of a day: it stays below a few megabytes. */
const PROVIDERS_IN_FILE = 200;
/** How long a reader may use what they have, seconds; the manifest's time is a whole multiple of it. */
export const MAX_AGE_SECONDS = 300;

const directoryFiles: Readonly<
  Record<string, { readonly type: string; readonly read: (directory: Directory) => FhirRecord[] }>
> = {
  'locations.ndjson': { type: 'Location', read: locations },
  'practitioners.ndjson': { type: 'Practitioner', read: practitioners },
  'practitioner-roles.ndjson': { type: 'PractitionerRole', read: practitionerRoles },
  'schedules.ndjson': { type: 'Schedule', read: schedules },
};

/** What publishing works with. `feedUrl`: where readers find the files, without a slash at the end. */
export type Publishing = {
  readonly directory: Directory;
  readonly everySlot: EverySlot;
  readonly siteUrl: string;
  readonly feedUrl: string;
  readonly nowMs: number;
};

/** The list of files, as SMART Scheduling Links has it. @requirement I21 */
export function manifest({ directory, feedUrl, nowMs }: Publishing) {
  const today = localDateOf(nowMs, DEFAULT_ZONE);
  const parts = Math.ceil(directory.providers.size / PROVIDERS_IN_FILE);
  const states = [
    ...new Set(
      [...directory.providers.values()].flatMap((one) => [...one.departments.values()].map((d) => d.state)),
    ),
  ].filter((state) => state !== '');
  const step = MAX_AGE_SECONDS * 1000;
  const slotFiles = Array.from({ length: DAYS }, (_day, index) => addDays(today, index)).flatMap((date) =>
    Array.from({ length: parts }, (_part, part) => ({
      type: 'Slot',
      name: `slots-${date}-${part + 1}.ndjson`,
    })),
  );
  const files = [...Object.entries(directoryFiles).map(([name, { type }]) => ({ type, name })), ...slotFiles];
  return {
    transactionTime: new Date(Math.floor(nowMs / step) * step).toISOString(),
    request: `${feedUrl}/$bulk-publish`,
    output: files.map(({ type, name }) => ({
      type,
      url: `${feedUrl}/${name}`,
      extension: { state: states.toSorted() },
    })),
    error: [],
  };
}

/** How a file of the list is made: one record a line. Undefined when there is no such file. @requirement I21 */
export function fileMaker(publishing: Publishing, name: string): (() => Promise<string>) | undefined {
  const { directory } = publishing;
  const known = Object.hasOwn(directoryFiles, name) ? directoryFiles[name] : undefined;
  const records = known ? () => Promise.resolve(known.read(directory)) : slotFile(publishing, name);
  return records && (async () => (await records()).map((record) => `${JSON.stringify(record)}\n`).join(''));
}

function slotFile(publishing: Publishing, name: string): (() => Promise<FhirRecord[]>) | undefined {
  const { directory, everySlot, siteUrl, nowMs } = publishing;
  const [, date = '', part = ''] = /^slots-(\d{4}-\d\d-\d\d)-([1-9]\d{0,2})\.ndjson$/.exec(name) ?? [];
  const today = localDateOf(nowMs, DEFAULT_ZONE);
  if (!isCalendarDate(date) || date < today || date > addDays(today, DAYS - 1)) return undefined;
  const last = Number(part) * PROVIDERS_IN_FILE;
  const providers = [...directory.providers.values()].slice(last - PROVIDERS_IN_FILE, last);
  return providers.length === 0
    ? undefined
    : () => slotRecords(everySlot, { providers, date, siteUrl, nowMs });
}
