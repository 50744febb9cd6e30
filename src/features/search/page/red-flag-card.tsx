import { useEffect, useRef, type ReactNode } from 'react';
import { redFlagOf } from '@/domain/red-flags';
import { RedFlagNotice } from '@/features/red-flag/red-flag-notice';
import { useSearchParts } from './search-context';

/**
 * Help above everything else, for a query that may come from somebody in danger.
 * @requirement B30
 */
export function RedFlagCard(): ReactNode {
  const { answeredQuery } = useSearchParts();
  const flag = redFlagOf(answeredQuery);
  const card = useRef<HTMLElement>(null);
  // The card may appear above the part of the page in view.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [flag]);
  return <RedFlagNotice ref={card} text={answeredQuery} />;
}
