import type { BlockDescriptor } from '@/cms/block';
import type { Analytics } from '@/domain/consent';

/** How a page's scripts wait. */
export type LateScriptsSetup = {
  /** Patterns of cookies: visitors who have one get the scripts at once. */
  readonly cookies: readonly string[];
  /** Keys of the session's storage: visitors who have `true` under one get the scripts at once. */
  readonly choices: readonly string[];
  /** Keys of the session's storage: visitors who have anything under one get the scripts at once. */
  readonly kept: readonly string[];
};

/**
 * Whether the scripts of a page may wait until its visitor does something: no block needs them at once, and one on which
 * visitors write about themselves says for whom they cannot wait. The visits of those who agreed are counted at once.
 */
export function lateScriptsFor(
  blocks: readonly BlockDescriptor[],
  analytics: Analytics | undefined,
): LateScriptsSetup | undefined {
  if (blocks.some(({ scripts, isPersonal }) => scripts === 'atOnce' || (isPersonal && scripts === undefined)))
    return undefined;
  const waiting = blocks.flatMap(({ scripts }) => (typeof scripts === 'object' ? [scripts] : []));
  const own = waiting.flatMap((scripts) => ('forCookies' in scripts ? [scripts.forCookies] : []));
  const choices = waiting.flatMap((scripts) => ('forChoice' in scripts ? [scripts.forChoice] : []));
  const kept = waiting.flatMap((scripts) => ('forKept' in scripts ? scripts.forKept : []));
  const consent = analytics
    ? [`${analytics.consentCookie}=[^;]*analytics`, 'OptanonConsent=[^;]*C0002(:|%3A)1']
    : [];
  return { cookies: [...own, ...consent], choices, kept };
}
