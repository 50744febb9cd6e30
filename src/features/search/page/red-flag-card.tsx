import { useEffect, useRef, type ReactNode } from 'react';
import { RedFlagBox } from '@/features/red-flag/red-flag-box';
import { useSearchParts } from './search-context';

/**
 * Help above everything else, for a query that may come from somebody in danger.
 * @requirement B30
 */
export function RedFlagCard(): ReactNode {
  const { redFlag } = useSearchParts();
  const card = useRef<HTMLElement>(null);
  // The card may appear above the part of the page in view.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [redFlag]);
  return <RedFlagBox ref={card} flag={redFlag} />;
}
