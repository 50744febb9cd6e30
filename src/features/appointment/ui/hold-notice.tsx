import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { formatClock } from '@/lib/chicago-time';
import { Button } from '@/ui/button/Button';
import type { Slot } from '../model/visit';
import type { HoldControl } from '../state/use-hold';
import styles from './appointment.module.css';

type HoldNoticeProps = {
  readonly control: Pick<HoldControl, 'hold' | 'extend'>;
  readonly slot: Slot;
  /** Asks for the time again after it ran out. */
  readonly onHoldAgain: () => void;
};

/**
 * Until when the chosen time is kept, in words; said aloud only when two minutes are left or none.
 * @requirement I14
 */
export function HoldNotice({ control, slot, onHoldAgain }: HoldNoticeProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const { hold } = control;
  const clock = (instant: number) => formatClock(instant, { language, zone: slot.zone });
  const said =
    hold.status === 'expired'
      ? t('We are no longer holding this time. It may still be free.')
      : hold.status === 'held' && hold.isEnding
        ? t('We will hold this time for about 2 more minutes.')
        : hold.status === 'unheld' && hold.isLimit
          ? t(
              'You have tried many times in the last hour, so we are not holding this one. You can still book it while it is free.',
            )
          : '';
  return (
    <div className={said ? styles.holdEnding : styles.hold} hidden={hold.status !== 'held' && said === ''}>
      {hold.status === 'held' ? (
        <p>
          {t('We are holding {time} for you. Please finish by {end}.', {
            // Both by one clock: two in a sentence would look like hours between them.
            time: clock(slot.instant),
            end: clock(hold.endsAt),
          })}
        </p>
      ) : null}
      <output>{said}</output>
      {hold.status === 'held' && hold.isEnding ? (
        <Button variant="tertiary" onClick={control.extend}>
          {t('Keep holding')}
        </Button>
      ) : null}
      {hold.status === 'expired' ? (
        <Button variant="tertiary" onClick={onHoldAgain}>
          {t('Hold it again')}
        </Button>
      ) : null}
    </div>
  );
}
