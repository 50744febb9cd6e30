import { count, gauge, observe } from '@/lib/metrics';
import { logError } from '@/lib/log';
import type { Result } from '@/lib/result';
import { processWide } from '#gateway/process-wide';

/** How a dependency answered last; `at` in milliseconds since 1970. */
export type LastAnswer = { readonly isUp: boolean; readonly at: number };

function answers(): Map<string, LastAnswer> {
  return processWide('dependencies', () => new Map<string, LastAnswer>());
}

/** How far this machine's clock was ahead of a dependency's, and when, by `performance.now()`. */
type Ahead = { readonly seconds: number; readonly at: number };

function clocks(): Map<string, Ahead> {
  return processWide('clocks', () => new Map<string, Ahead>());
}

/** After so long without an answer nobody knows: a clock may have been mended. */
const knownMs = 15 * 60_000;

/**
 * Notes what time it is by a dependency's clock. An answer with an `Age` was kept by somebody in between, and says when it was
 * made.
 * @param header - reads one of its answer's headers
 * @requirement O8
 */
export function watchClock(dependency: string, header: (name: string) => string | undefined): void {
  const said = Date.parse(header('date') ?? '');
  if (Number.isNaN(said) || header('age') !== undefined) return;
  if (!clocks().has(dependency))
    gauge('foyer_clock_ahead_seconds', { dependency }, () => {
      const { seconds, at } = clocks().get(dependency) ?? { seconds: Number.NaN, at: 0 };
      return performance.now() - at > knownMs ? Number.NaN : seconds;
    });
  clocks().set(dependency, { seconds: Math.round((Date.now() - said) / 1000), at: performance.now() });
}

/**
 * Notes how a dependency answered, for readiness, and logs a failure: which dependency, why and after how long. What was
 * asked is not logged.
 * @param answer - a status of 500 or more is a failure, and so is 401; `aborted` says nothing about the dependency
 * @param ms - how long the caller waited
 * @requirement O8
 */
export function watch(
  dependency: string,
  answer: Result<{ readonly status: number }, string>,
  ms: number,
): void {
  if (!answer.ok && answer.error === 'aborted') return;
  const reason = answer.ok ? failingStatus(answer.value.status) : answer.error;
  count('foyer_dependency_calls_total', { dependency, outcome: reason ?? 'ok' });
  observe('foyer_dependency_seconds', { dependency }, ms / 1000);
  answers().set(dependency, { isUp: reason === undefined, at: Date.now() });
  if (reason !== undefined) noteFailure(dependency, { reason, ms: Math.round(ms) });
}

/**
 * Notes that a dependency answered, but not the question: it is as good as down. `watch` has counted the call as it came:
 * whoever counts calls leaves `wrongShape` out.
 * @param answer.ms - how long the answer took, as far as that is known
 * @requirement O8
 */
export function watchNonsense(
  dependency: string,
  { status, ms }: { readonly status: number; readonly ms?: number },
): void {
  // Of these `watch` has spoken.
  if (failingStatus(status) !== undefined) return;
  count('foyer_dependency_calls_total', { dependency, outcome: 'wrongShape' });
  answers().set(dependency, { isUp: false, at: Date.now() });
  const reason = status === 200 ? 'wrongShape' : `status ${status}`;
  noteFailure(dependency, { reason, ...(ms === undefined ? {} : { ms: Math.round(ms) }) });
}

/** When each dependency failed last, by `performance.now()`. */
function failures(): Map<string, number> {
  return processWide('failures', () => new Map<string, number>());
}

function noteFailure(dependency: string, fields: { readonly reason: string; readonly ms?: number }): void {
  if (!failures().has(dependency))
    gauge('foyer_dependency_failed_ago_seconds', { dependency }, () =>
      Math.floor((performance.now() - (failures().get(dependency) ?? Number.NaN)) / 1000),
    );
  failures().set(dependency, performance.now());
  logError('dependency.failed', { dependency, ...fields });
}

/** 401 is a token that is refused: whoever is on duty looks for it in the log. */
function failingStatus(status: number): string | undefined {
  return status >= 500 || status === 401 ? `status ${status}` : undefined;
}

/** How a dependency answered last, whichever part of the site asked; undefined while nobody did. @requirement O8 */
export function lastAnswer(dependency: string): LastAnswer | undefined {
  return answers().get(dependency);
}

/** How each dependency answered last that was asked since the start, by name. @requirement O8 */
export function lastAnswers(): readonly (readonly [string, LastAnswer])[] {
  return [...answers()].toSorted(([one], [other]) => one.localeCompare(other));
}
