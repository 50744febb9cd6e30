import { AsyncLocalStorage } from 'node:async_hooks';

/** Names, codes and ids of ours. Never what a visitor sent, nor the message of an error. */
export type LogFields = Readonly<Record<string, string | number | undefined>>;

type Level = 'error' | 'warn' | 'info';
type Repeated = { unsaid: number; last: LogFields; readonly event: string };

/** For so long the same failure is counted instead of written again. */
const countForMs = 10_000;
const maxCounted = 500;

/** The id of the request that is being answered: the site's, where it gave one. */
export const requestIds = new AsyncLocalStorage<string>();

const counted = new Map<string, Repeated>();

/**
 * Writes that something failed, as one line of JSON on standard error: `time`, `level`, `event`, the `requestId` of the
 * request that is being answered, and the fields. The same failure within ten seconds is counted; one more line then says
 * how many `more` there were. Failures are the same when they differ in `ms` and `requestId` alone.
 * @requirement O8
 */
export function logError(event: string, fields: LogFields = {}): void {
  const whole = `${event} ${JSON.stringify({ ...fields, ms: undefined })}`;
  const key = counted.size < maxCounted || counted.has(whole) ? whole : event;
  const before = counted.get(key);
  if (before) {
    before.unsaid += 1;
    before.last = fields;
    return;
  }
  counted.set(key, { unsaid: 0, last: fields, event });
  write('error', event, fields);
  setTimeout(() => {
    sayMore(counted.get(key));
    counted.delete(key);
  }, countForMs).unref();
}

/** Writes each event, on standard output. @requirement O8 */
export function logInfo(event: string, fields: LogFields = {}): void {
  write('info', event, fields);
}

function sayMore(repeated: Repeated | undefined): void {
  if (repeated && repeated.unsaid > 0)
    write('error', repeated.event, { ...repeated.last, more: repeated.unsaid });
}

/** When the process ends, what was counted is said too. */
process.once('exit', () => {
  for (const repeated of counted.values()) sayMore(repeated);
});

function write(level: Level, event: string, fields: LogFields): void {
  const line = { time: new Date().toISOString(), level, event, requestId: requestIds.getStore(), ...fields };
  (level === 'info' ? process.stdout : process.stderr).write(`${JSON.stringify(line)}\n`);
}
