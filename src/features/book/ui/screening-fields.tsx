import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { birthYearOf } from '@/lib/dates';
import { DateField } from '@/ui/field/DateField';
import { PhoneField } from '@/ui/field/PhoneField';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { SelectField } from '@/ui/field/SelectField';
import type { FormControl } from '@/ui/form/form-control';
import styles from '@/features/appointment/ui/form.module.css';
import { anyPart, partsOf, type ScreeningData, type ScreeningField } from '../model/screening';
import type { SpecialtyFinder as Finder } from '../state/use-specialty-finder';
import { FoundSpecialty, SpecialtyFinder } from './specialty-finder';

type ScreeningFieldsProps = {
  readonly form: FormControl<ScreeningField>;
  readonly data: ScreeningData;
  /** Yes was pressed where such visits are asked about. */
  readonly onWorkersComp: () => void;
  readonly finder: Finder;
  /** Id of the form of the finder. */
  readonly finderForm: string;
};

/** What the visit is for, and for whom. @requirement I1 */
export function ScreeningFields(props: ScreeningFieldsProps): ReactNode {
  const { form, data, onWorkersComp } = props;
  const t = usePhrases();
  const { today } = data;
  return (
    <>
      <p className={styles.hint}>{t('All fields are required unless marked optional.')}</p>
      <SpecialtyFields {...props} />
      <DateField
        {...form.field('birthDate')}
        autoComplete="bday"
        max={today}
        opensAt={birthYearOf(today, false)}
        hasCalendar
      />
      <RadioGroup
        {...form.field('workersComp')}
        onValueChange={(workersComp, isPassing) => {
          form.change({ workersComp });
          if (workersComp === 'yes' && !isPassing) onWorkersComp();
        }}
        hint={t('For example an injury at work or a car accident that another insurance pays for.')}
        options={[
          ['yes', t('Yes')],
          ['no', t('No')],
        ]}
        isBar
      />
      <PhoneField
        {...form.field('phoneNumber')}
        hint={t('We call this number if something about your visit changes.')}
        autoComplete="tel"
      />
    </>
  );
}

/** The specialty, which words of the visitor's own may find, and its parts where it has any: nobody has to know them. */
function SpecialtyFields({ form, data, finder, finderForm }: ScreeningFieldsProps): ReactNode {
  const t = usePhrases();
  const parts = partsOf(data, form.values.specialty);
  return (
    <>
      <SelectField
        {...form.field('specialty')}
        onValueChange={(specialty) => form.change({ specialty, subspecialty: '' })}
        empty={t('Choose one')}
        options={data.specialties.map(({ name, label }) => [name, label] as const)}
      />
      <FoundSpecialty finding={finder.finding} />
      <SpecialtyFinder form={finderForm} finder={finder} />
      {parts.length > 0 ? (
        <SelectField
          {...form.field('subspecialty')}
          empty={t('Choose one')}
          options={[
            ...parts.map(({ name, label }) => [name, label] as const),
            [anyPart, t('Any, or I am not sure')],
          ]}
        />
      ) : null}
    </>
  );
}
