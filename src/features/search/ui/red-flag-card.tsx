import { useEffect, useRef, type ReactNode } from 'react';
import { redFlagOf } from '@/lib/red-flags';
import { RedFlagNotice } from '@/ui/red-flag/RedFlagNotice';
import { useSearchParts } from './search-context';

/**
 * Help before everything else, for a query that somebody in danger may have typed.
 * @requirement B30
 */
export function RedFlagCard(): ReactNode {
  const { answeredQuery } = useSearchParts();
  const flag = redFlagOf(answeredQuery);
  const card = useRef<HTMLElement>(null);
  // It may have come above what the visitor looks at.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [flag]);
  return <RedFlagNotice ref={card} text={answeredQuery} />;
}
