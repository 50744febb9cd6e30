import { beforeEnd } from './before-end.ts';
import { requestId } from './request-context.ts';

/** Names and codes of ours. Never what a visitor typed or sent, the message of an error, or an address with its query. */
export type LogFields = Readonly<Record<string, string | number | undefined>>;

type Level = 'error' | 'warn' | 'info';
type Repeated = { unsaid: number; last: LogFields; readonly level: Level; readonly event: string };

/** For so long the same failure is counted instead of written again. */
const countForMs = 10_000;
const maxCounted = 500;

/** The framework loads its own copy of every module for each route; they count together. */
const place = Symbol.for('foyer.log');
const shared = globalThis as { [place]?: Map<string, Repeated> };

function countedFailures(): Map<string, Repeated> {
  if (!shared[place]) {
    shared[place] = new Map();
    beforeEnd(sayCounted);
  }
  return shared[place];
}

/**
 * Writes that something failed, as one line of JSON on standard error: `time`, `level`, `event`, the `requestId` of the
 * request that is being answered, and the fields. The same failure within ten seconds is counted; one more line then says
 * how many `more` there were. Failures are the same when they differ in `ms` and `requestId` alone.
 * @requirement O8
 */
export function logError(event: string, fields: LogFields = {}): void {
  logCounted('error', event, fields);
}

/** As `logError`, for what somebody should look at though nothing has failed. @requirement O8 */
export function logWarning(event: string, fields: LogFields = {}): void {
  logCounted('warn', event, fields);
}

/** Writes each event, on standard output. @requirement O8 */
export function logInfo(event: string, fields: LogFields = {}): void {
  write('info', event, fields);
}

function logCounted(level: Level, event: string, fields: LogFields): void {
  const counted = countedFailures();
  const whole = `${event} ${JSON.stringify({ ...fields, ms: undefined })}`;
  const key = counted.size < maxCounted || counted.has(whole) ? whole : event;
  const before = counted.get(key);
  if (before) {
    before.unsaid += 1;
    before.last = fields;
    return;
  }
  counted.set(key, { unsaid: 0, last: fields, level, event });
  write(level, event, fields);
  setTimeout(() => {
    sayMore(counted.get(key));
    counted.delete(key);
  }, countForMs).unref();
}

function sayMore(repeated: Repeated | undefined): void {
  if (repeated && repeated.unsaid > 0)
    write(repeated.level, repeated.event, { ...repeated.last, more: repeated.unsaid });
}

/**
 * Says what was counted: when the process ends, and before a test listens. The same failure is then written anew.
 * @requirement O8
 */
export function sayCounted(): Promise<void> {
  for (const repeated of shared[place]?.values() ?? []) sayMore(repeated);
  shared[place]?.clear();
  return Promise.resolve();
}

function write(level: Level, event: string, fields: LogFields): void {
  const line = { time: new Date().toISOString(), level, event, requestId: requestId(), ...fields };
  (level === 'info' ? process.stdout : process.stderr).write(`${JSON.stringify(line)}\n`);
}
