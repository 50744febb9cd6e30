import type { ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { fieldOf, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { requestConcernsLength } from '@/lib/request-form';
import { usePhrases } from '@/i18n/use-phrases';
import { DateRangeField } from '@/ui/field/DateRangeField';
import { TextArea } from '@/ui/field/TextArea';
import { authoredOptions } from '../model/authored-options';
import { legalSexes, races } from '../model/patient-choices';
import type { RequestFormData } from '../model/request-data';
import { useRequestForm } from '../state/use-request-form';
import { CardFields } from './card-fields';
import {
  AddressFields,
  ContactFields,
  FlagField,
  InsuranceFields,
  NeedsFields,
  PersonFields,
} from './patient-fields';
import { RequestFrame } from './request-frame';
import { useRequestLabels } from './request-labels';
import { RequestResult } from './request-result';
import { WantedFields } from './wanted-fields';
import styles from './request.module.css';

export type RequestFormProps = {
  readonly uid: string;
  /** The form's item. */
  readonly item: string;
  readonly fields: ComponentFields | undefined;
  readonly data: RequestFormData;
};

/** An author's choices, or the given ones. @decision Q45 */
export function choicesOf(
  fields: ComponentFields | undefined,
  name: string,
  otherwise: readonly string[],
): readonly string[] {
  const authored = itemsOf(fieldOf(fields, name)).map(
    (item) =>
      textOf(fieldOf(item.fields, 'tagDisplayName')) ||
      textOf(fieldOf(item.fields, 'locationTitle')) ||
      item.displayName,
  );
  return authored.length > 0 ? authored : otherwise;
}

/** The long request form and what becomes of it. @requirement J1 J2 J3 J4 J8 J9 */
export function RequestForm({ uid, item, fields, data }: RequestFormProps): ReactNode {
  const t = usePhrases();
  const labels = useRequestLabels();
  const control = useRequestForm({ kind: 'long', name: 'request', item, labels, data, initial: data.wanted });
  const { form, status, today } = control;
  if (status === 'success')
    return (
      <RequestResult outcome="success" title={t('Thank you')}>
        <p>
          {t(
            'We have received your request and will contact you within one to two business days. To speak to someone directly, please call 1-888-824-0200.',
          )}
        </p>
      </RequestResult>
    );
  const failure = {
    title: t('An error occurred'),
    text: (
      <p>{t('Something went wrong and the appointment was not requested. Please try submitting again.')}</p>
    ),
  };
  if (status === 'error')
    return (
      <RequestResult outcome="error" title={failure.title} onTryAgain={control.tryAgain}>
        {failure.text}
      </RequestResult>
    );
  return (
    <RequestFrame
      id="request-form"
      uid={uid}
      control={control}
      data={data}
      failure={failure}
      disclaimer={<RichText field={fieldOf(fields, 'disclaimerText')} />}
      submitLabel={t('Send the request')}
      hasFiles
    >
      <fieldset className={styles.part}>
        <legend>{t('Whom would you like to see?')}</legend>
        <WantedFields
          form={form}
          specialties={authoredOptions(data.specialties, choicesOf(fields, 'specialties', []))}
          locations={authoredOptions(data.locations, choicesOf(fields, 'locations', []))}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('About the patient')}</legend>
        <PersonFields
          form={form}
          today={today}
          sexes={choicesOf(fields, 'legalSexOptions', legalSexes)}
          races={choicesOf(fields, 'raceOptions', races)}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('Contact')}</legend>
        <ContactFields form={form} kind="long" />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('Address')}</legend>
        <AddressFields form={form} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('Insurance')}</legend>
        <RichText field={fieldOf(fields, 'insuranceDetails')} />
        <InsuranceFields form={form} />
        <CardFields form={form} cards={control.cards} hasLostFiles={control.hasLostFiles} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('Your visit')}</legend>
        <TextArea {...form.field('concerns')} maxLength={requestConcernsLength} />
        <DateRangeField
          label={t('Days that suit you')}
          isOptional
          from={form.field('dateFrom')}
          to={form.field('dateTo')}
          today={today}
        />
        <NeedsFields form={form} />
        <FlagField form={form} name="isWorkersComp" />
      </fieldset>
    </RequestFrame>
  );
}
