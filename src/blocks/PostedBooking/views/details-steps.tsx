import type { ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { usePage } from '@/cms/page';
import { Spoken } from '@/cms/fields/spoken';
import { isInPersonType } from '@/config/visit-types';
import { requestLink, type Workflow } from '@/features/book/model/workflow';
import { elsewhere } from '@/domain/state-names';
import { phoneOf } from '@/features/appointment/model/visit';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import { useStateNames } from '@/features/appointment/ui/use-state-names';
import { usePhrases } from '@/i18n/use-phrases';
import { ButtonLink } from '@/ui/button/Button';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { SelectField } from '@/ui/field/SelectField';
import styles from '@/features/appointment/ui/appointment.module.css';
import { stepHref, timesHref } from '../address';
import type { StepView } from '../view';
import { StepForm } from './frame';
import { useProblems } from './use-problems';

/** What was chosen, where the patient is during a video visit, and whether another party pays. @requirement I2 I6 */
export function DetailsStep({ view }: { readonly view: StepView }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { id, booking, provider } = view;
  const labels = {
    videoState: t('For a video visit: in which state will you be then?'),
    claim: t("Is this visit for a workers' compensation or third-party claim?"),
  };
  const { errors, errorOf } = useProblems(view.problems, labels);
  const { slot, patient } = booking;
  const times = timesHref(page, { id });
  return (
    <StepForm id={id} step="details" errors={errors} back={times}>
      <SlotSummary {...{ provider, slot, patient }} />
      <p>
        <a href={times}>{t('Choose another time')}</a>
      </p>
      {!isInPersonType(slot.visitType) && booking.videoStates.length > 0 ? (
        <VideoState view={view} label={labels.videoState} error={errorOf('videoState')} />
      ) : null}
      <RadioGroup
        id="claim"
        label={labels.claim}
        hint={t('For example an injury at work or a car accident that another insurance pays for.')}
        error={errorOf('claim')}
        defaultValue={booking.claim}
        options={[
          ['yes', t('Yes')],
          ['no', t('No')],
        ]}
        isBar
      />
    </StepForm>
  );
}

type VideoStateProps = {
  readonly view: StepView;
  readonly label: string;
  readonly error: string | undefined;
};

function VideoState({ view: { booking, provider }, label, error }: VideoStateProps): ReactNode {
  const t = usePhrases();
  const { nameOf, anyOf } = useStateNames();
  const { videoStates, videoState, slot } = booking;
  const phone = phoneOf({ slot, provider });
  return (
    <>
      <SelectField
        id="videoState"
        label={label}
        hint={t('The law lets doctors treat by video only where they are licensed.')}
        error={error}
        defaultValue={videoState}
        empty={t('Choose one')}
        options={[
          ...videoStates.map((code) => [code, nameOf(code)] as const),
          [elsewhere, t('Another state or country')] as const,
        ]}
      />
      {videoState === elsewhere ? (
        <p>
          {t(
            'We are sorry: by video {doctor} sees patients only while they are in {states}. Please choose a visit in person, or call us and we look for another way.',
            { doctor: provider.name, states: anyOf(videoStates) },
          )}{' '}
          <CallLink phone={phone} />
        </p>
      ) : null}
    </>
  );
}

/** Why such a visit is not booked online, and where to ask for it. @requirement I6 I13 */
export function ClaimStep({
  view: { id, provider },
  workflow,
}: {
  readonly view: StepView;
  readonly workflow: Workflow;
}): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const request = requestLink(workflow, page, provider);
  return (
    <>
      {textOf(workflow.workersCompNotes) ? (
        <RichText field={workflow.workersCompNotes} />
      ) : (
        <p>
          {t('These visits cannot be booked online. Send us a request and we will call you to find a time.')}
        </p>
      )}
      <div className={styles.stepActions}>
        <ButtonLink variant="secondary" href={stepHref(page, { id, step: 'details' })}>
          {t('Back')}
        </ButtonLink>
        <ButtonLink href={request.href}>
          <Spoken text={request.text || t('Request an appointment')} />
        </ButtonLink>
      </div>
    </>
  );
}
