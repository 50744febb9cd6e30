import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import type { BookingProvider, PatientKind, Slot } from '../model/visit';

const WaitlistDialog = dynamic(() => import('./waitlist-dialog').then((module) => module.WaitlistDialog), {
  ssr: false,
});

const dayMs = 86_400_000;
/** A first time that is further away than this makes people ask for an earlier one. */
const farOffDays = 7;

export type WaitlistProps = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  /** The first open time; none when there is nothing. */
  readonly first: Slot | undefined;
};

/**
 * Offers to write when an earlier time opens, where the first one is far off or there is none.
 * @requirement I17
 */
export function Waitlist(props: WaitlistProps): ReactNode {
  const t = usePhrases();
  const [now] = useState(() => Date.now());
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (props.first && props.first.instant < now + farOffDays * dayMs) return null;
  return (
    <>
      <Button
        variant="tertiary"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {t('Tell me when an earlier time opens')}
      </Button>
      {wasOpened ? (
        <WaitlistDialog {...props} now={now} isOpen={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
