import { useId, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import type { BookingProvider, PatientKind } from '@/features/appointment/model/visit';
import type { Choice } from '../state/use-choice';
import { isOutage, type Times } from '@/features/appointment/state/use-times';
import { EmptyTimes } from './empty-times';
import { AllTimes } from '@/features/appointment/ui/all-times';
import { TimesStatus } from '@/features/appointment/ui/times-status';
import { TimesOutage } from '@/features/appointment/ui/times-outage';
import { VideoPlaceField } from '@/features/appointment/ui/video-place';
import { authored, type Workflow } from '../model/workflow';
import { useSticky } from '@/ui/sticky/use-sticky';
import styles from '@/features/appointment/ui/appointment.module.css';

type TimesStepProps = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  readonly times: Times;
  readonly choice: Choice;
  readonly workflow: Workflow;
  readonly onContinue: () => void;
  readonly onClose: () => void;
};

/** Step 1: every date. @requirement I2 I3 I5 */
export function TimesStep({
  provider,
  patient,
  times,
  choice,
  workflow,
  onContinue,
  onClose,
}: TimesStepProps): ReactNode {
  const t = usePhrases();
  const hintId = useId();
  const { slot } = choice.wizard;
  const foot = useSticky<HTMLDivElement>();
  const phone = authored(workflow, 'waitlistPhone', '');
  return (
    <>
      <TimesStatus times={times} />
      {times.status === 'loading' ? (
        <p className={styles.loading}>{t('Loading appointment times…')}</p>
      ) : isOutage(times) ? (
        <TimesOutage times={times} phone={phone || provider.phone} />
      ) : times.allSlots.length === 0 ? (
        <EmptyTimes {...{ provider, patient, phone, times }} isWholeList />
      ) : (
        <>
          {times.video.isAsked ? (
            <VideoPlaceField video={times.video} doctor={provider.name} phone={phone || provider.phone} />
          ) : null}
          {times.slots.length > 0 ? (
            <AllTimes times={times} chosen={slot} onToggle={choice.toggle} headingLevel={3} />
          ) : null}
        </>
      )}
      <div ref={foot} className={`${styles.stepActions} ${styles.sticky}`}>
        <Button variant="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
        <Button disabled={!slot} aria-describedby={slot ? undefined : hintId} onClick={onContinue}>
          {t('Continue')}
        </Button>
        {slot ? null : (
          <p id={hintId} className={styles.hint}>
            {t('Choose a time to continue.')}
          </p>
        )}
      </div>
    </>
  );
}
