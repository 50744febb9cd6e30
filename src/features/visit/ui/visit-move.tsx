import { useEffect, useId, useRef, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { WindowTitle } from '@/cms/window-title';
import type { SecondVisit as SecondVisitKind } from '@/contracts/managed-visit';
import { slotOfVisit, type Slot } from '@/features/appointment/model/visit';
import styles from '@/features/appointment/ui/appointment.module.css';
import { HoldNotice } from '@/features/appointment/ui/hold-notice';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import { TakenNotice } from '@/features/appointment/ui/taken-notice';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDate, formatTime } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import { Button } from '@/ui/button/Button';
import type { VisitPage } from '../model/managed-visit';
import { useVisitMove, type MoveControl } from '../state/use-visit-move';
import type { VisitControl } from '../state/use-visit';
import { MoveTimes } from './move-times';

type VisitMoveProps = {
  readonly page: Extract<VisitPage, { at: 'cancelling' | 'moving' }>;
  readonly control: VisitControl;
};

/**
 * Offers other times with the same provider and for the same kind of visit.
 * @requirement I15 I16
 */
export function VisitMove({ page: { visit, isBusy }, control }: VisitMoveProps): ReactNode {
  const t = usePhrases();
  const move = useVisitMove(visit, control);
  const state = move.meets ? 'Is this a second visit?' : move.alternatives && 'That time was just taken';
  return (
    <>
      {state ? <WindowTitle title={t(state)} /> : null}
      <div className={styles.card}>
        <SlotSummary provider={{ name: visit.providerName }} slot={slotOfVisit(visit)} />
      </div>
      <p>{t('Your old time stays yours until the new one is. It is given up in the same moment.')}</p>
      <h2>{t('Open times')}</h2>
      {move.alternatives ? (
        <TakenNotice
          text={t(
            'That time went to someone else. Your visit is still at its old time. These times are the nearest:',
          )}
          alternatives={move.alternatives}
          onChoose={move.choose}
        />
      ) : null}
      <MoveTimes control={move} visit={visit} />
      {move.meets ? <SecondVisit meets={move.meets} doctor={visit.providerName} /> : null}
      <MoveActions control={move} isBusy={isBusy} />
    </>
  );
}

type SecondVisitProps = { readonly meets: SecondVisitKind; readonly doctor: string };

/**
 * Another visit of the patient meets the new time: nothing moves before they say that both are meant.
 * @requirement I14 I16
 */
function SecondVisit({ meets, doctor }: SecondVisitProps): ReactNode {
  const t = usePhrases();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.failure}>
      <h2 ref={heading} tabIndex={-1}>
        {t('Is this a second visit?')}
      </h2>
      <p>
        {meets === 'sameDay'
          ? t('This patient already has a visit with {doctor} on this day. This one has not moved yet.', {
              doctor,
            })
          : t('This patient already has another visit at this time. This one has not moved yet.')}
      </p>
    </div>
  );
}

type MoveActionsProps = { readonly control: MoveControl; readonly isBusy: boolean };

function MoveActions({ control, isBusy }: MoveActionsProps): ReactNode {
  const t = usePhrases();
  const hintId = useId();
  const { chosen, hold, choose, keepOldTime, meets, move } = control;
  return (
    <div className={styles.stepActions}>
      {chosen ? (
        <>
          <HoldNotice control={hold} slot={chosen} onHoldAgain={() => choose(chosen)} />
          <NewTime slot={chosen} />
        </>
      ) : null}
      <Button variant="secondary" disabled={isBusy} onClick={keepOldTime}>
        {t('Keep the time I have')}
      </Button>
      <Button
        disabled={!chosen}
        aria-disabled={isBusy}
        aria-describedby={chosen ? undefined : hintId}
        onClick={() => (isBusy ? undefined : void move())}
      >
        {meets ? t('Move it all the same') : t('Move my visit')}
      </Button>
      {chosen ? null : (
        <p id={hintId} className={styles.hint}>
          {t('Choose a new time to move your visit.')}
        </p>
      )}
      <output>{isBusy ? t('Moving your visit…') : ''}</output>
    </div>
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
