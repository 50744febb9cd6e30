import type { ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { fieldOf, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { specialtyLabel } from '@/domain/patient-form/specialty';
import type { RequestKind } from '@/domain/patient-form/description';
import { usePhrases } from '@/i18n/use-phrases';
import { SelectField } from '@/ui/field/SelectField';
import { useHydrated } from '@/ui/form/use-hydrated';
import type { RequestOption } from '../model/request-data';
import { titleAnchor } from '../model/title-anchor';
import { useRequestForm } from '../state/use-request-form';
import { useRequestLabels } from '../state/use-request-words';
import { SectionFields } from '@/features/appointment/ui/section-fields';
import type { RequestFormProps } from './request-form';
import { RequestFrame } from './request-frame';
import { RequestResult } from './request-result';
import styles from '@/features/appointment/ui/form.module.css';

type ShortRequestFormProps = RequestFormProps & { readonly kind: Exclude<RequestKind, 'long'> };

const maxSpecialties = 50;
const sections = ['person', 'contact', 'address', 'visit'] as const;

/** The author's specialties; a pair `specialty|subspecialty` reads with a colon. */
function specialtiesOf(
  fields: ComponentFields | undefined,
  all: readonly RequestOption[],
): readonly RequestOption[] {
  const authored = itemsOf(fieldOf(fields, 'specialties'))
    .slice(0, maxSpecialties)
    .map((item) => textOf(fieldOf(item.fields, 'tagDisplayName')) || item.displayName);
  return authored.length > 0
    ? [...new Set(authored)].map((text) => [text, specialtyLabel(text)] as const)
    : all;
}

/** The short request form in its two columns, and its variant for people from abroad. @requirement J5 */
export function ShortRequestForm({ kind, uid, item, fields, data }: ShortRequestFormProps): ReactNode {
  const t = usePhrases();
  const isHydrated = useHydrated();
  const specialties = specialtiesOf(fields, data.specialties);
  const only = specialties.length === 1 ? specialties[0]?.[0] : undefined;
  const ownLabel = textOf(fieldOf(fields, 'specialtyLabel'));
  const labels = useRequestLabels(kind, ownLabel ? { specialty: ownLabel } : {});
  const name = kind === 'short' ? 'short-request' : 'international-request';
  const formId = `${name}-form`;
  const initial = {
    specialty: only ?? data.wanted.specialty,
    ...(data.patients ? { bookedFor: 'Child' } : {}),
  };
  const control = useRequestForm({ kind, name, item, authored: fields, labels, data, initial });
  const { form, status, fields: setup } = control;
  if (status === 'success')
    return (
      <RequestResult
        id={formId}
        outcome="success"
        title={textOf(fieldOf(fields, 'thankYouHeadline')) || t('Thank you')}
        reference={control.reference}
      >
        <RichText field={fieldOf(fields, 'thankYouText')} />
      </RequestResult>
    );
  const failure = {
    title: textOf(fieldOf(fields, 'errorHeadline')) || t('An error occurred'),
    text: <RichText field={fieldOf(fields, 'errorText')} />,
  };
  if (status === 'error')
    return (
      <RequestResult id={formId} outcome="error" title={failure.title} onTryAgain={control.tryAgain}>
        {failure.text}
      </RequestResult>
    );
  const title = titleAnchor(textOf(fieldOf(fields, 'titleText')) || t('Request an appointment'));
  return (
    <section className={styles.twoColumns} aria-labelledby={`${uid}-title`}>
      <div>
        <h2 id={`${uid}-title`}>
          {title.anchor ? <span dangerouslySetInnerHTML={{ __html: title.anchor }} /> : null}
          {title.text}
        </h2>
        <RichText field={fieldOf(fields, 'introText')} />
      </div>
      <div>
        <RequestFrame id={formId} uid={uid} control={control} data={data} failure={failure} fields={fields}>
          <SelectField
            {...form.field('specialty')}
            empty={only === undefined ? t('Choose one') : undefined}
            options={specialties}
            // A list that is shut is not sent by a browser without scripts.
            isDisabled={isHydrated && only !== undefined}
          />
          {sections.map((section) => (
            <SectionFields key={section} {...{ form, kind, section, setup }} />
          ))}
        </RequestFrame>
      </div>
    </section>
  );
}
