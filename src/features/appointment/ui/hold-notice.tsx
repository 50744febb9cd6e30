import { useEffect, useState, type ReactNode } from 'react';
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
 * Until when the chosen time is kept, in words. It is said aloud at the start, when two minutes are left and when none
 * is; not each time that the end moves on because the visitor does something.
 * @requirement I14
 */
export function HoldNotice({ control, slot, onHoldAgain }: HoldNoticeProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const { hold } = control;
  const clock = (instant: number) => formatClock(instant, { language, zone: slot.zone });
  const endsAt = hold.status === 'held' ? hold.endsAt : undefined;
  const [firstEnd, setFirstEnd] = useState<number | undefined>();
  if ((endsAt === undefined) !== (firstEnd === undefined)) setFirstEnd(endsAt);
  const isNews = endsAt === firstEnd;
  // A live region says what is put into it, and nothing of what it came with.
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  const warning =
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
    // The buttons go away when they are pressed; the focus stays here.
    <div tabIndex={-1} className={warning ? styles.holdEnding : endsAt ? styles.hold : undefined}>
      <p
        key={isNews ? 'first' : 'later'}
        aria-live={isNews ? 'polite' : 'off'}
        className={endsAt ? undefined : 'visually-hidden'}
      >
        {endsAt === undefined || !isThere
          ? ''
          : t('We are holding {time} for you. Please finish by {end}.', {
              // Both by one clock: two in a sentence would look like hours between them.
              time: clock(slot.instant),
              end: clock(endsAt),
            })}
      </p>
      <output className={warning ? undefined : 'visually-hidden'}>{warning}</output>
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
