import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { isWorthWaiting } from '../model/wait-form';
import type { WantedVisit } from '../state/use-join-waitlist';

const WaitlistDialog = dynamic(() => import('./waitlist-dialog').then((module) => module.WaitlistDialog), {
  ssr: false,
});

/**
 * Offers to write when an earlier time opens.
 * @requirement I17
 */
export function Waitlist(wanted: WantedVisit): ReactNode {
  const t = usePhrases();
  const [now] = useState(() => Date.now());
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (!isWorthWaiting(wanted.first, now)) return null;
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
