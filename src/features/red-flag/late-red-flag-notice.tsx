import { useEffect, useState, type ReactNode } from 'react';
import type { RedFlag } from '@/domain/red-flags';
import { RedFlagBox } from './red-flag-box';

/**
 * A number to call if words may come from somebody in danger, in what only scripts draw: the patterns, which are long, come
 * after it.
 * @requirement B30 I7
 */
export function LateRedFlagNotice({ text }: { readonly text: string }): ReactNode {
  const [flagOf, setFlagOf] = useState<(query: string) => RedFlag | undefined>();
  useEffect(() => {
    import('@/domain/red-flags').then(
      ({ redFlagOf }) => setFlagOf(() => redFlagOf),
      () => undefined,
    );
  }, []);
  return <RedFlagBox flag={flagOf?.(text)} />;
}
