import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import type { WantedVisit } from '../state/use-join-waitlist';

const WaitlistDialog = dynamic(() => import('./waitlist-dialog').then((module) => module.WaitlistDialog), {
  ssr: false,
});

const dayMs = 86_400_000;

/** The waitlist is offered when the first open time is further away than this, days. */
const farOffDays = 7;

/**
 * Offers to write when an earlier time opens.
 * @requirement I17
 */
export function Waitlist(wanted: WantedVisit): ReactNode {
  const t = usePhrases();
  const [now] = useState(() => Date.now());
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (wanted.first && wanted.first.instant < now + farOffDays * dayMs) return null;
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="tertiary" onClick={open}>
        {t('Tell me when an earlier time opens')}
      </Button>
      {/* A closed dialog keeps what the visitor typed. */}
      {wasOpened ? (
        <WaitlistDialog wanted={wanted} now={now} isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
