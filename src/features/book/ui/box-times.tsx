import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { formatClock } from '@/lib/chicago-time';
import { Button } from '@/ui/button/Button';
import { isSameSlot, type BookingProvider, type PatientKind } from '@/features/appointment/model/visit';
import { isOutage, type Times } from '@/features/appointment/state/use-times';
import { TimePicker } from '@/features/appointment/ui/time-picker';
import { TimesStatus } from '@/features/appointment/ui/times-status';
import { TimesOutage } from '@/features/appointment/ui/times-outage';
import { VideoPlaceField } from '@/features/appointment/ui/video-place';
import { Waitlist } from '@/features/waitlist/ui/waitlist';
import { authored, type Workflow } from '../model/workflow';
import type { Choice } from '../state/use-choice';
import { EmptyTimes } from './empty-times';
import styles from '@/features/appointment/ui/appointment.module.css';

type BoxTimesProps = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  readonly workflow: Workflow;
  readonly times: Times;
  readonly choice: Choice;
  /** The time of the link that led here was taken meanwhile. */
  readonly isLinkMissed: boolean;
};

/** The times of the first dates, or what to do without any. @requirement D10 I2 I21 */
export function BoxTimes(props: BoxTimesProps): ReactNode {
  return (
    <>
      <TimesStatus times={props.times} />
      <FirstTimes {...props} />
    </>
  );
}

function FirstTimes(props: BoxTimesProps): ReactNode {
  const { provider, patient, workflow, times, choice } = props;
  const t = usePhrases();
  if (times.status === 'loading') {
    return <p className={styles.loading}>{t('Loading appointment times…')}</p>;
  }
  const phone = authored(workflow, 'waitlistPhone', '');
  if (isOutage(times)) return <TimesOutage times={times} phone={phone || provider.phone} />;
  if (times.allSlots.length === 0) {
    return <EmptyTimes {...{ provider, patient, phone, times }} isWholeList={false} />;
  }
  const chosen = choice.wizard.slot;
  return (
    <>
      {props.isLinkMissed ? (
        <p className={styles.unfinished}>
          <output>{t('The time of your link is no longer free. These times are open:')}</output>
        </p>
      ) : null}
      {times.slots.length > 0 ? (
        <TimePicker
          times={times}
          chosen={chosen}
          onToggle={(slot) => {
            if (isSameSlot(slot, chosen)) choice.toggle(slot);
            else choice.open('details', slot);
          }}
          dates={times.dates.slice(0, scheduling.datesInBox)}
          headingLevel={3}
        />
      ) : null}
      {/* It concerns video visits alone: the times in person come first. */}
      {times.video.isAsked ? (
        <VideoPlaceField video={times.video} doctor={provider.name} phone={phone || provider.phone} />
      ) : null}
      <div className={styles.actions}>
        <ContinueButton choice={choice} />
        <Button variant="secondary" onClick={() => choice.open('times')}>
          {t('See More Times')}
        </Button>
        {times.hasWaitlist ? <Waitlist {...{ provider, patient }} first={times.allSlots[0]} /> : null}
      </div>
    </>
  );
}

/** Opens the wizard again with the time that was chosen before it was closed. */
function ContinueButton({ choice }: { readonly choice: Choice }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const { slot } = choice.wizard;
  if (!slot || choice.isOpen) return null;
  return (
    <Button onClick={() => choice.open('details')}>
      {t('Continue with {time}', { time: formatClock(slot.instant, { language, zone: slot.zone }) })}
    </Button>
  );
}
