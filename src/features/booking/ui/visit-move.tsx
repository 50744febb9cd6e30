import { useId, useState, type ReactNode } from 'react';
import type { Alternative } from '@/contracts/scheduling';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDate, formatTime, zoneName } from '@/lib/chicago-time';
import { Button } from '@/ui/button/Button';
import { patientOfType, slotOfVisit, timesFor, type VisitPage } from '../model/managed-visit';
import { slotOfAlternative } from '../model/slots';
import { isSameSlot, type Slot } from '../model/visit';
import { useHold } from '../state/use-hold';
import { useTimes } from '../state/use-times';
import type { VisitControl } from '../state/use-visit';
import { HoldNotice } from './hold-notice';
import { SlotSummary } from './slot-summary';
import { TakenNotice } from './taken-notice';
import { TimePicker } from './time-picker';
import styles from './booking.module.css';

type VisitMoveProps = {
  readonly page: Extract<VisitPage, { at: 'cancelling' | 'moving' }>;
  readonly control: VisitControl;
};

/** Dates that come with each asking for more: all at once would lie between the keyboard and the button below. */
const MORE_DATES = 7;

/**
 * Another time of the same provider and kind of visit. The chosen one is held; the old one is given up only when the
 * new one is booked.
 * @requirement I15 I16
 */
export function VisitMove({ page: { visit, isBusy }, control }: VisitMoveProps): ReactNode {
  const t = usePhrases();
  const hintId = useId();
  const hold = useHold();
  const provider = { npi: visit.providerId, specialty: '' };
  const all = useTimes(provider, patientOfType(visit.visitType), { holdId: hold.holdId });
  const times = timesFor(visit, all);
  const [chosen, setChosen] = useState<Slot | undefined>();
  const [shown, setShown] = useState<number>(scheduling.datesInBox);
  const [offered, setOffered] = useState<readonly Alternative[] | undefined>();

  const lose = (alternatives: readonly Alternative[]) => {
    setChosen(undefined);
    setOffered(alternatives);
    all.reload();
  };
  const choose = (slot: Slot) => {
    setOffered(undefined);
    setChosen(slot);
    void hold.place(slot, visit.providerId).then((result) => {
      if (result.outcome === 'taken') lose(result.alternatives);
    });
  };
  const toggle = (slot: Slot) => {
    if (!isSameSlot(slot, chosen)) return choose(slot);
    setChosen(undefined);
    hold.release();
  };
  const keep = () => {
    hold.release();
    control.go('visit');
  };
  const move = async () => {
    if (!chosen || isBusy) return;
    const alternatives = await control.move(chosen, hold.holdId);
    if (alternatives) lose(alternatives);
    else hold.handOver();
  };

  return (
    <>
      <div className={styles.card}>
        <SlotSummary provider={{ name: visit.providerName }} slot={slotOfVisit(visit)} />
      </div>
      <p>{t('Your old time stays yours until the new one is. It is given up in the same moment.')}</p>
      <h2>{t('Open times')}</h2>
      {offered ? (
        <TakenNotice
          text={t(
            'That time went to someone else. Your visit is still at its old time. These times are the nearest:',
          )}
          alternatives={offered.map((one) => slotOfAlternative(one, times.slots))}
          onChoose={choose}
        />
      ) : null}
      {all.status === 'loading' ? (
        <output className={styles.loading}>{t('Loading appointment times…')}</output>
      ) : times.slots.length === 0 ? (
        <p>{t('Online, other times of this visit cannot be shown right now.')}</p>
      ) : (
        <>
          <TimePicker times={times} chosen={chosen} onToggle={toggle} maxDates={shown} headingLevel={3} />
          {times.dates.length > shown ? (
            <Button variant="tertiary" onClick={() => setShown((before) => before + MORE_DATES)}>
              {t('See More Times')}
            </Button>
          ) : null}
        </>
      )}
      <div className={styles.stepActions}>
        {chosen ? <HoldNotice control={hold} slot={chosen} onHoldAgain={() => choose(chosen)} /> : null}
        {chosen ? <NewTime slot={chosen} /> : null}
        <Button variant="secondary" disabled={isBusy} onClick={keep}>
          {t('Keep the time I have')}
        </Button>
        <Button
          disabled={!chosen}
          aria-disabled={isBusy}
          aria-describedby={chosen ? undefined : hintId}
          onClick={() => void move()}
        >
          {t('Move my visit')}
        </Button>
        {chosen ? null : (
          <p id={hintId} className={styles.hint}>
            {t('Choose a new time to move your visit.')}
          </p>
        )}
        <output>{isBusy ? t('Moving your visit…') : ''}</output>
      </div>
    </>
  );
}

function NewTime({ slot }: { readonly slot: Slot }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  return (
    <p className={styles.hint}>
      {t('New time: {date}, {time} {zone}', {
        date: formatDate(slot.date, { language }),
        time: formatTime(slot.instant, { language, zone: slot.zone }),
        zone: zoneName(slot.instant, { language, zone: slot.zone, length: 'short' }),
      })}
    </p>
  );
}
