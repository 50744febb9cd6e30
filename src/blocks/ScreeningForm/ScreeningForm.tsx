import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { PhoneLink } from '@/cms/fields/phone-link';
import { RichText } from '@/cms/fields/rich-text';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { Spoken } from '@/cms/fields/spoken';
import { ScreeningForm as Form } from '@/features/book/ui/screening-form';
import { WithoutScript } from '@/features/appointment/ui/without-script';
import { requestAbout } from '@/domain/form-address';
import { authored, requestLink, workflowOf, type Workflow } from '@/features/book/model/workflow';
import { usePhrases } from '@/i18n/use-phrases';
import { ButtonLink } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { Section } from '@/ui/section/Section';
import styles from '@/features/appointment/ui/appointment.module.css';
import type { ScreeningLoaded } from './posted';

/**
 * The questions before an online booking.
 * @requirement I1
 */
export function ScreeningForm({
  rendering,
  fields,
  data,
}: BlockProps<ComponentFields, ScreeningLoaded>): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  if (rendering.dataSource === '') return null;
  const workflow = workflowOf(fields);
  const phone = authored(workflow, 'waitlistPhone', '');
  const taken = data?.ok ? data.data.posted : undefined;
  return (
    <Section>
      <h2>{textOf(fieldOf(fields, 'titleText')) || t('Book a visit online')}</h2>
      <RichText field={fieldOf(fields, 'introText')} />
      <WithoutScript phone={phone} />
      {taken?.at === 'claim' ? (
        <ClaimNote workflow={workflow} specialty={taken.values.specialty} />
      ) : data?.ok ? (
        <Form
          id="screening"
          uid={rendering.uid}
          fields={fields}
          specialties={data.data.specialties}
          posted={taken?.at === 'refused' ? taken : undefined}
          finding={data.data.finding}
        />
      ) : (
        <Notice tone="warning">
          <p>
            {t('Online booking is not available right now. Please try again later or call us.')}{' '}
            <PhoneLink phone={phone} />
          </p>
        </Notice>
      )}
    </Section>
  );
}

/** Without scripts: why such a visit is not booked online, and where to ask for it. @requirement I1 I6 */
function ClaimNote({
  workflow,
  specialty,
}: {
  readonly workflow: Workflow;
  readonly specialty: string;
}): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const request = requestLink(workflow, page);
  return (
    <>
      <h3>{authored(workflow, 'workersCompTitle', t("Workers' compensation visits"))}</h3>
      {textOf(workflow.workersCompNotes) ? (
        <RichText field={workflow.workersCompNotes} />
      ) : (
        <p>
          {t('These visits cannot be booked online. Send us a request and we will call you to find a time.')}
        </p>
      )}
      <div className={styles.stepActions}>
        <ButtonLink variant="secondary" href={hrefOn(page, page.pathname)}>
          {t('Back')}
        </ButtonLink>
        <ButtonLink href={requestAbout(request.href, specialty)}>
          <Spoken text={request.text || t('Request an appointment')} />
        </ButtonLink>
      </div>
    </>
  );
}
