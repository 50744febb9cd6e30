import type { ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { fieldOf, linkOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import type { Section } from '@/domain/patient-form/description';
import { PhoneText } from '@/ui/phone-text/PhoneText';
import { usePhrases } from '@/i18n/use-phrases';
import { authoredOptions } from '../model/authored-options';
import type { RequestFormData } from '../model/request-data';
import { useRequestForm } from '../state/use-request-form';
import { isForChild, useRequestLabels } from '../state/use-request-words';
import { InsurancePart } from './insurance-part';
import { authoredChoices } from '@/features/appointment/model/authored-choices';
import { SectionFields } from '@/features/appointment/ui/section-fields';
import { RequestFrame } from './request-frame';
import { RequestResult } from './request-result';
import { WantedFields } from './wanted-fields';
import styles from '@/features/appointment/ui/form.module.css';

export type RequestFormProps = {
  readonly uid: string;
  /** The form's item. */
  readonly item: string;
  readonly fields: ComponentFields | undefined;
  readonly data: RequestFormData;
  /** What stands above the form, and goes with it when it is sent. */
  readonly children?: ReactNode;
};

/** The parts of the form, what stands over them, and over those of a child. What people come for is asked first. @decision ADR-0355 */
const parts = [
  ['visit', 'Your visit', 'Your child’s visit'],
  ['wanted', 'Whom would you like to see?', 'Whom would you like to see?'],
  ['person', 'About the patient', 'About your child'],
  ['contact', 'Contact', 'Contact'],
  ['address', 'Home address', 'Home address'],
  ['insurance', 'Insurance', 'Insurance'],
] as const satisfies readonly (readonly [Section, string, string])[];

/** Children are not injured at work. */
const leftOutFor = ({ patients }: RequestFormData) => (patients ? (['isWorkersComp'] as const) : []);

const formId = 'request-form';

/** The long request form and what becomes of it. @requirement J1 J2 J3 J4 J8 J9 */
export function RequestForm({ uid, item, fields, data, children }: RequestFormProps): ReactNode {
  const t = usePhrases();
  const labels = useRequestLabels('long');
  const control = useRequestForm({
    kind: 'long',
    name: 'request',
    item,
    authored: fields,
    labels,
    data,
    initial: { ...data.wanted, ...(data.patients ? { bookedFor: 'Child' } : {}) },
  });
  const { form, status, fields: setup } = control;
  if (status === 'success')
    return (
      <RequestResult id={formId} outcome="success" title={t('Thank you')} reference={control.reference}>
        <p>
          <PhoneText instead={linkOf(fieldOf(fields, 'phoneLink'))?.text}>
            {t(
              'We have received your request and will contact you within one to two business days. To speak to someone directly, please call 1-888-824-0200.',
            )}
          </PhoneText>
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
      <RequestResult id={formId} outcome="error" title={failure.title} onTryAgain={control.tryAgain}>
        {failure.text}
      </RequestResult>
    );
  const fieldsOf = (section: Section): ReactNode => {
    if (section === 'wanted')
      return (
        <WantedFields
          form={form}
          specialties={authoredOptions(data.specialties, authoredChoices(fields, 'specialties'))}
          locations={authoredOptions(data.locations, authoredChoices(fields, 'locations'))}
          patients={data.patients}
        />
      );
    if (section === 'insurance')
      return (
        <InsurancePart
          control={control}
          intro={<RichText field={fieldOf(fields, 'insuranceDetails')} />}
          hasCards={!data.isProtocolOnly}
        />
      );
    return <SectionFields {...{ form, section, setup }} kind="long" leftOut={leftOutFor(data)} />;
  };
  return (
    <>
      {children}
      <RequestFrame
        id={formId}
        uid={uid}
        control={control}
        data={data}
        failure={failure}
        fields={fields}
        hasFiles={!data.isProtocolOnly}
      >
        {parts.map(([section, legend, ofChild]) => (
          <fieldset key={section} className={styles.part}>
            <legend>{t(isForChild(form.values) ? ofChild : legend)}</legend>
            {fieldsOf(section)}
          </fieldset>
        ))}
      </RequestFrame>
    </>
  );
}
