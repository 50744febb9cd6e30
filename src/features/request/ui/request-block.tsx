import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { RichText } from '@/cms/fields/rich-text';
import { fieldOf, textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { Spoken } from '@/cms/fields/spoken';
import type { RequestKind } from '@/domain/patient-form/description';
import { usePhrases } from '@/i18n/use-phrases';
import type { RequestFormData } from '../model/request-data';
import { RequestForm } from './request-form';
import { ShortRequestForm } from './short-request-form';
import styles from '@/features/appointment/ui/form.module.css';

type RequestBlockProps = Pick<BlockProps<ComponentFields, RequestFormData>, 'rendering' | 'data'> & {
  readonly fields: ComponentFields | undefined;
  readonly kind: RequestKind;
};

const names: Readonly<Record<RequestKind, string>> = {
  long: 'RequestAnAppointmentForm',
  short: 'ShortRequestAnAppointmentForm',
  international: 'ShortRequestAnAppointmentFormInternational',
};

/** What is known without the server: nothing is offered, everything can be typed. */
const withoutServer: RequestFormData = {
  specialties: [],
  locations: [],
  wanted: { specialty: '', location: '' },
  captcha: null,
};

/** A request form as a block; authors see a notice in place of the form. @requirement J1 J5 */
export function RequestBlock({ rendering, fields, data, kind }: RequestBlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (!fields || rendering.dataSource === '')
    return isEditing ? <AuthorNotice>{`${names[kind]}: choose its content`}</AuthorNotice> : null;
  if (isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  const form = {
    uid: rendering.uid,
    item: rendering.dataSource,
    fields,
    data: data?.ok ? data.data : withoutServer,
  };
  if (kind !== 'long') return <ShortRequestForm {...form} kind={kind} />;
  return (
    <section className={styles.request}>
      <RequestForm {...form}>
        <h2>
          <Spoken text={textOf(fieldOf(fields, 'titleText')) || t('Request an appointment')} />
        </h2>
        <RichText field={fieldOf(fields, 'introText')} />
      </RequestForm>
    </section>
  );
}
