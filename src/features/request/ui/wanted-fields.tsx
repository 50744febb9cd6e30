import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { PatientField } from '@/domain/patient-form/fields';
import type { PatientForm } from '@/domain/patient-form/form';
import { usePhrases } from '@/i18n/use-phrases';
import { SelectField } from '@/ui/field/SelectField';
import { TextField } from '@/ui/field/TextField';
import type { FormControl } from '@/ui/form/form-control';
import { useHydrated } from '@/ui/form/use-hydrated';
import { narrowed } from '../model/narrowing';
import type { RequestFormData, RequestOption } from '../model/request-data';
import { useRequestLists } from '../state/use-request-lists';

type WantedFieldsProps = {
  readonly form: FormControl<PatientField>;
  /** What is offered before anything is chosen. */
  readonly specialties: readonly RequestOption[];
  readonly locations: readonly RequestOption[];
  readonly patients: RequestFormData['patients'];
};

/**
 * Whom and where the visitor would like to see: three lists that narrow each other. They wait, shut, for the physicians;
 * without scripts, or without that list, they are open and the doctor's name is typed. One that the visitor was using when
 * the scripts came stays as it is.
 * @requirement J2
 */
export function WantedFields({ form, specialties, locations, patients }: WantedFieldsProps): ReactNode {
  const t = usePhrases();
  const isHydrated = useHydrated();
  const lists = useRequestLists(patients);
  const { specialty, location, doctor } = form.values;
  const inUse = useFocusedFirst();
  const left =
    lists.status === 'loaded' ? narrowed(lists.physicians, { specialty, location, doctor }) : undefined;
  const isWaiting = isHydrated && lists.status === 'loading';
  const field = (name: keyof PatientForm) => {
    const bound = form.field(name);
    return { ...bound, isOptional: true, isDisabled: isWaiting && inUse !== bound.id };
  };
  return (
    <>
      <SelectField
        {...field('specialty')}
        empty={t('Any specialty')}
        options={offered(specialties, left?.specialties, specialty)}
      />
      <SelectField
        {...field('location')}
        empty={t('Any location')}
        options={offered(locations, left?.locations, location)}
      />
      {isHydrated && lists.status !== 'failed' && inUse !== form.field('doctor').id ? (
        <SelectField
          {...field('doctor')}
          empty={t('Any doctor')}
          options={doctorsOf(left?.doctors ?? [], doctor)}
        />
      ) : (
        <TextField {...field('doctor')} autoComplete="off" maxLength={160} />
      )}
    </>
  );
}

/** Id of what had the focus when the scripts came; '' for nothing with an id. */
function useFocusedFirst(): string {
  const [id, setId] = useState('');
  // The browser alone knows it, and it is read before anything is shut.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setId(document.activeElement?.id ?? ''), []);
  return id;
}

/** Whoever is chosen stands in the list, before it is there too. */
function doctorsOf(left: readonly string[], chosen: string): readonly RequestOption[] {
  const names = chosen === '' || left.includes(chosen) ? left : [chosen, ...left];
  return names.map((name) => [name, name] as const);
}

/** The options that are left, and always the one that is chosen: a choice never vanishes by itself. */
function offered(
  options: readonly RequestOption[],
  left: ReadonlySet<string> | undefined,
  chosen: string,
): readonly RequestOption[] {
  return left ? options.filter(([value]) => left.has(value) || value === chosen) : options;
}
