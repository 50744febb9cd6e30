import { useId, type ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, ButtonLink } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { RadioGroup } from '@/ui/field/RadioGroup';
import type { ScheduleData } from '@/features/appointment/model/schedule-data';
import type { BookingProvider, PatientKind, Slot } from '@/features/appointment/model/visit';
import type { WizardEvent } from '../model/wizard';
import { readScheduleData, writeScheduleData } from '@/features/appointment/state/schedule-data';
import { useMeasuredBooking } from '../state/use-measured';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import { authored, requestLink, type Workflow } from '../model/workflow';
import styles from '@/features/appointment/ui/appointment.module.css';

type DetailsStepProps = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  readonly slot: Slot;
  readonly answer: 'unanswered' | 'no' | 'yes';
  readonly workflow: Workflow;
  readonly dispatch: (event: WizardEvent) => void;
};

/**
 * Step 2: what was chosen, and the question whether an accident at work or someone else's insurance pays. Only No goes
 * on; Yes explains and leads to the request form.
 * @requirement I6
 */
export function DetailsStep({
  provider,
  patient,
  slot,
  answer,
  workflow,
  dispatch,
}: DetailsStepProps): ReactNode {
  const t = usePhrases();
  const id = useId();
  const canContinue = answer === 'no';
  return (
    <>
      <SlotSummary {...{ provider, slot, patient }} />
      <RadioGroup
        id={`${id}-wc`}
        label={t("Is this visit for a workers' compensation or third-party claim?")}
        hint={t('For example an injury at work or a car accident that another insurance pays for.')}
        value={answer}
        onValueChange={(value) =>
          dispatch({ type: 'workersCompAnswered', answer: value === 'yes' ? 'yes' : 'no' })
        }
        options={[
          ['yes', t('Yes')],
          ['no', t('No')],
        ]}
        isBar
      />
      <div className={styles.stepActions}>
        <Button variant="secondary" onClick={() => dispatch({ type: 'wentBack' })}>
          {t('Back')}
        </Button>
        <Button
          disabled={!canContinue}
          aria-describedby={canContinue ? undefined : `${id}-why`}
          onClick={() => dispatch({ type: 'detailsContinued' })}
        >
          {t('Continue')}
        </Button>
        {canContinue ? null : (
          <p id={`${id}-why`} className={styles.hint}>
            {t('Answer the question to continue.')}
          </p>
        )}
      </div>
      <WorkersComp
        isOpen={answer === 'yes'}
        workflow={workflow}
        onBack={() => dispatch({ type: 'workersCompLeft' })}
      />
    </>
  );
}

type WorkersCompProps = {
  readonly isOpen: boolean;
  readonly workflow: Workflow;
  /** What was answered before, so that the request form does not ask for it again. */
  readonly answered?: ScheduleData;
  readonly onBack: () => void;
};

/** Why such a visit is not booked online, and where to ask for it. @requirement I6 I13 */
export function WorkersComp({ isOpen, workflow, answered, onBack }: WorkersCompProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const request = requestLink(workflow, page);
  const measure = useMeasuredBooking();
  return (
    <Dialog
      id="oas-workers-comp"
      isOpen={isOpen}
      title={authored(workflow, 'workersCompTitle', t("Workers' compensation visits"))}
      onClose={onBack}
    >
      {textOf(workflow.workersCompNotes) ? (
        <RichText field={workflow.workersCompNotes} />
      ) : (
        <p>
          {t('These visits cannot be booked online. Send us a request and we will call you to find a time.')}
        </p>
      )}
      <div className={styles.stepActions}>
        <Button variant="secondary" onClick={onBack}>
          {t('Back')}
        </Button>
        <ButtonLink
          href={request.href}
          onClick={() => {
            measure('ineligible');
            writeScheduleData({ ...readScheduleData(), ...answered, isWorkersComp: true });
          }}
        >
          {request.text || t('Request an appointment')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
