import { useEffect, useState } from 'react';
import type { RedFlag } from '@/domain/red-flags';

/**
 * Whether words may come from somebody in danger, in what only scripts draw: the patterns, which are long, come after the page's
 * other scripts, and know without asking anybody.
 * @returns undefined while they are on their way, too
 * @requirement B30
 */
export function useLateRedFlag(text: string): RedFlag | undefined {
  const [flagOf, setFlagOf] = useState<(query: string) => RedFlag | undefined>();
  // Where they did not come, the next words ask for them again.
  useEffect(() => {
    if (flagOf) return;
    import('@/domain/red-flags').then(
      ({ redFlagOf }) => setFlagOf(() => redFlagOf),
      () => undefined,
    );
  }, [flagOf, text]);
  return flagOf?.(text);
}
