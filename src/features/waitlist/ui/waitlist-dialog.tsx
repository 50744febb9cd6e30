import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { useJoinWaitlist, type WantedVisit } from '../state/use-join-waitlist';
import { JoinedNote } from './wait-fields';
import { WaitlistForm } from './waitlist-form';

type WaitlistDialogProps = {
  readonly wanted: WantedVisit;
  /** Instant, milliseconds. */
  readonly now: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Joins the waitlist, then asks the visitor to confirm their email address. @requirement I17 K10 */
export function WaitlistDialog({ wanted, now, isOpen, onClose }: WaitlistDialogProps): ReactNode {
  const t = usePhrases();
  const control = useJoinWaitlist(wanted, now);
  if (control.status === 'sent') {
    return (
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={t('One more step: confirm your email address')}
        message={<JoinedNote />}
      >
        <Button onClick={onClose}>{t('Close')}</Button>
      </Dialog>
    );
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Tell me when an earlier time opens')}>
      <WaitlistForm control={control} />
    </Dialog>
  );
}
