import { count } from '@/lib/metrics';
import type { Result } from '@/lib/result';
import { processWide } from '#gateway/process-wide';

/** How a dependency answered last; `at` in milliseconds since 1970. */
export type LastAnswer = { readonly isUp: boolean; readonly at: number };

type Watched = {
  last: LastAnswer | undefined;
  /** When each reason was logged last, and how many failures were not logged since. */
  readonly logged: Map<string, { at: number; unsaid: number }>;
};

const logEveryMs = 1000;

function watchedOf(dependency: string): Watched {
  return processWide(`dependency ${dependency}`, () => ({ last: undefined, logged: new Map() }));
}

/**
 * Notes how a dependency answered, for readiness, and logs a failure: which dependency, why and after how long. What was
 * asked is not logged. An outage fails every call: each reason is logged once a second, with the number of those between.
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
  count('foyer_dependency_seconds_total', { dependency }, ms / 1000);
  const watched = watchedOf(dependency);
  const at = Date.now();
  watched.last = { isUp: reason === undefined, at };
  if (reason === undefined) return;
  const logged = watched.logged.get(reason) ?? { at: 0, unsaid: 0 };
  watched.logged.set(reason, logged);
  if (Math.abs(at - logged.at) < logEveryMs) {
    logged.unsaid += 1;
    return;
  }
  const more = logged.unsaid > 0 ? { more: logged.unsaid } : {};
  Object.assign(logged, { at, unsaid: 0 });
  console.error(
    JSON.stringify({ event: 'dependency.failed', dependency, reason, ms: Math.round(ms), ...more }),
  );
}

/** 401 is a token that is refused: whoever is on duty looks for it in the log. */
function failingStatus(status: number): string | undefined {
  return status >= 500 || status === 401 ? `status ${status}` : undefined;
}

/** How a dependency answered last, whichever part of the site asked; undefined while nobody did. @requirement O8 */
export function lastAnswer(dependency: string): LastAnswer | undefined {
  return watchedOf(dependency).last;
}
