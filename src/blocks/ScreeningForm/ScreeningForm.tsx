import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { RichText } from '@/cms/fields/rich-text';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { ScreeningSpecialty } from '@/features/book/model/screening';
import { ScreeningForm as Form } from '@/features/book/ui/screening-form';
import { WithoutScript } from '@/features/appointment/ui/without-script';
import { authored, workflowOf } from '@/features/book/model/workflow';
import { usePhrases } from '@/i18n/use-phrases';
import { telHref } from '@/lib/phone';
import { Notice } from '@/ui/notice/Notice';
import { Section } from '@/ui/section/Section';

/**
 * The questions before an online booking.
 * @requirement I1
 */
export function ScreeningForm({
  rendering,
  fields,
  data,
}: BlockProps<ComponentFields, readonly ScreeningSpecialty[]>): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  if (rendering.dataSource === '') return null;
  const phone = authored(workflowOf(fields), 'waitlistPhone', '');
  const call = telHref(phone);
  return (
    <Section>
      <h2>{textOf(fieldOf(fields, 'titleText')) || t('Book a visit online')}</h2>
      <RichText field={fieldOf(fields, 'introText')} />
      <WithoutScript phone={phone} />
      {data?.ok ? (
        <Form id="screening" fields={fields} specialties={data.data} />
      ) : (
        <Notice tone="warning">
          <p>
            {t('Online booking is not available right now. Please try again later or call us.')}{' '}
            {call ? <a href={call}>{phone}</a> : null}
          </p>
        </Notice>
      )}
    </Section>
  );
}
