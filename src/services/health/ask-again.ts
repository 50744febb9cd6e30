import { z } from 'zod';
import { queryContent } from '#cms/content';
import { lastAnswer } from '#gateway/watch';
import { askSearch } from '#services/search/client';
import { searchWire } from '#services/search/wire';

/** So long a failure counts; a system may have come back since, and at night no visitor asks it. */
const countsMs = 10_000;
const deadlineMs = 2000;

/** By the names that the log has for them. */
const questions: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'content',
    () => queryContent('query Alive { __typename }', {}, { schema: z.unknown(), deadlineMs, isKept: false }),
  ],
  ['search', () => askSearch(new URLSearchParams({ q: '*', rows: '0', wt: 'json' }), searchWire)],
];

let asking: Promise<unknown> | undefined;

/**
 * Asks the CMS and the search service, where each failed last and nobody has asked since: once for all who want to know at
 * the same time. How they answer is noted as with any call.
 * @requirement O8
 */
export async function askFailedAgain(): Promise<void> {
  asking ??= Promise.all(questions.filter(([name]) => isDue(name)).map(([, ask]) => ask())).finally(() => {
    asking = undefined;
  });
  await asking;
}

function isDue(name: string): boolean {
  const last = lastAnswer(name);
  return last !== undefined && !last.isUp && Math.abs(Date.now() - last.at) > countsMs;
}
