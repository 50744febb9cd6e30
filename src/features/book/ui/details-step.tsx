import { useId, type ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { Spoken } from '@/cms/fields/spoken';
import { isInPersonType } from '@/config/visit-types';
import { requestAbout } from '@/domain/form-address';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, ButtonLink } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { RadioGroup } from '@/ui/field/RadioGroup';
import type { ScheduleData } from '@/features/appointment/model/schedule-data';
import type { BookingProvider, PatientKind, Slot } from '@/features/appointment/model/visit';
import type { WizardEvent } from '../model/wizard';
import { readScheduleData, writeScheduleData } from '@/features/appointment/state/schedule-data';
import { useMeasuredBooking } from '../state/use-measured';
import { mayChoose } from '@/features/appointment/model/video-place';
import type { Times } from '@/features/appointment/state/use-times';
import { VideoPlaceField } from '@/features/appointment/ui/video-place';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import { authored, requestLink, type Workflow } from '../model/workflow';
import styles from '@/features/appointment/ui/appointment.module.css';

type DetailsStepProps = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  readonly slot: Slot;
  readonly video: Times['video'];
  readonly answer: 'unanswered' | 'no' | 'yes' | 'explained';
  readonly workflow: Workflow;
  readonly dispatch: (event: WizardEvent) => void;
};

/**
 * Step 2: what was chosen, and the question whether an accident at work or someone else's insurance pays. Only No goes
 * on; Yes explains and leads to the request form, when it is pressed or on Continue: arrow keys pass over it.
 * @requirement I6
 */
export function DetailsStep({
  provider,
  patient,
  slot,
  video,
  answer,
  workflow,
  dispatch,
}: DetailsStepProps): ReactNode {
  const t = usePhrases();
  const id = useId();
  const canContinue = answer === 'yes' || (answer === 'no' && mayChoose(slot, video));
  // Usually it is answered before the time; a time that a link chose comes first.
  const asksPlace = video.isAsked && !isInPersonType(slot.visitType);
  return (
    <>
      <SlotSummary {...{ provider, slot, patient }} />
      {asksPlace ? <VideoPlaceField video={video} doctor={provider.name} phone={provider.phone} /> : null}
      <RadioGroup
        id={`${id}-wc`}
        label={t("Is this visit for a workers' compensation or third-party claim?")}
        hint={t('For example an injury at work or a car accident that another insurance pays for.')}
        value={answer === 'explained' ? 'yes' : answer}
        onValueChange={(value, isPassing) => {
          dispatch({ type: 'workersCompAnswered', answer: value === 'yes' ? 'yes' : 'no' });
          if (value === 'yes' && !isPassing) dispatch({ type: 'detailsContinued' });
        }}
        options={[
          ['yes', t('Yes')],
          ['no', t('No')],
        ]}
        isBar
      />
      {answer === 'explained' ? null : <DetailsActions {...{ canContinue, dispatch }} />}
      <WorkersComp
        isOpen={answer === 'explained'}
        workflow={workflow}
        provider={provider}
        onBack={() => dispatch({ type: 'workersCompLeft' })}
      />
    </>
  );
}

type DetailsActionsProps = {
  readonly canContinue: boolean;
  readonly dispatch: (event: WizardEvent) => void;
};

/** Back and Continue; gone while the window with a Back of its own lies over them. */
function DetailsActions({ canContinue, dispatch }: DetailsActionsProps): ReactNode {
  const t = usePhrases();
  const id = useId();
  return (
    <div className={styles.stepActions}>
      <Button variant="secondary" onClick={() => dispatch({ type: 'wentBack' })}>
        {t('Back')}
      </Button>
      <Button
        disabled={!canContinue}
        aria-describedby={canContinue ? undefined : id}
        onClick={() => dispatch({ type: 'detailsContinued' })}
      >
        {t('Continue')}
      </Button>
      {canContinue ? null : (
        <p id={id} className={styles.hint}>
          {t('Answer the question to continue.')}
        </p>
      )}
    </div>
  );
}

type WorkersCompProps = {
  readonly isOpen: boolean;
  readonly workflow: Workflow;
  /** Whom the visit was to be with, where somebody was chosen. */
  readonly provider?: BookingProvider;
  /** What was answered before, so that the request form does not ask for it again. */
  readonly answered?: ScheduleData;
  /** What the visit was to be for, where that was chosen. */
  readonly specialty?: string;
  readonly onBack: () => void;
};

/** Why such a visit is not booked online, and where to ask for it. @requirement I6 I13 */
export function WorkersComp(props: WorkersCompProps): ReactNode {
  const { isOpen, workflow, provider, answered, specialty = '', onBack } = props;
  const t = usePhrases();
  const page = usePage();
  const request = requestLink(workflow, page, provider);
  const measure = useMeasuredBooking();
  return (
    <Dialog
      id="oas-workers-comp"
      isOpen={isOpen}
      title={authored(workflow, 'workersCompTitle', t("Workers' compensation visits"))}
      message={
        textOf(workflow.workersCompNotes) ? (
          <RichText field={workflow.workersCompNotes} />
        ) : (
          <p>
            {t(
              'These visits cannot be booked online. Send us a request and we will call you to find a time.',
            )}
          </p>
        )
      }
      onClose={onBack}
    >
      <div className={styles.stepActions}>
        <Button variant="secondary" onClick={onBack}>
          {t('Back')}
        </Button>
        <ButtonLink
          href={requestAbout(request.href, specialty)}
          onClick={() => {
            measure('ineligible');
            writeScheduleData({ ...readScheduleData(), ...answered, isWorkersComp: true });
          }}
        >
          <Spoken text={request.text || t('Request an appointment')} />
        </ButtonLink>
      </div>
    </Dialog>
  );
}
