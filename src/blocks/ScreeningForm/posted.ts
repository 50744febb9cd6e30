import {
  anyPart,
  partsOf,
  screenedData,
  screeningRules,
  type ScreenedData,
  type ScreeningData,
  type ScreeningField,
  type ScreeningPart,
  type ScreeningSpecialty,
  type SpecialtyFinding,
} from '@/features/book/model/screening';
import { parseTypedDate } from '@/lib/dates';
import { formProblems, normalValue, type FormProblems, type FormValues } from '@/lib/form-rules';

type Answered = {
  readonly values: FormValues<ScreeningField>;
  readonly problems: FormProblems<ScreeningField>;
};

/** What came of a form that was sent without scripts. `claim`: somebody else pays, and nothing is booked online. */
export type TakenScreening =
  | (Answered & { readonly at: 'refused' | 'claim' })
  | {
      readonly at: 'complete';
      readonly kept: ScreenedData;
      readonly specialty: ScreeningSpecialty;
      readonly part: ScreeningPart | undefined;
    };

/** What the block shows. */
export type ScreeningLoaded = {
  readonly specialties: readonly ScreeningSpecialty[];
  readonly posted?: TakenScreening;
  /** What words of the visitor's own were found to mean, where the address asks. */
  readonly finding?: SpecialtyFinding;
};

/**
 * Reads the answers by the rules of the form with scripts. A narrower field that is not of the chosen specialty counts as
 * none: without scripts the list of the former one is still there.
 * @requirement I1
 */
export function takeScreening(fields: URLSearchParams, data: ScreeningData): TakenScreening {
  const values = valuesIn(fields, data);
  if (values.workersComp === 'yes') return { at: 'claim', values, problems: {} };
  const rules = screeningRules(data, values);
  const problems = formProblems(rules, values);
  const specialty = data.specialties.find(({ name }) => name === values.specialty);
  const birthDate = parseTypedDate(values.birthDate);
  if (!specialty) return { at: 'refused', values, problems: { ...problems, specialty: 'blank' } };
  if (Object.keys(problems).length > 0 || birthDate === undefined) return { at: 'refused', values, problems };
  const written = {
    ...values,
    birthDate: normalValue(rules.birthDate ?? { kind: 'date' }, values.birthDate),
    phoneNumber: normalValue(rules.phoneNumber ?? { kind: 'phone' }, values.phoneNumber),
  };
  return {
    at: 'complete',
    kept: screenedData({}, written, { birthDate, today: data.today }),
    specialty,
    part: specialty.parts.find(({ name }) => name === values.subspecialty),
  };
}

function valuesIn(fields: URLSearchParams, data: ScreeningData): FormValues<ScreeningField> {
  const said = (name: ScreeningField) => (fields.get(name) ?? '').trim().slice(0, 200);
  const specialty = said('specialty');
  const parts = partsOf(data, specialty);
  const part = parts.find(({ name }) => name === said('subspecialty'))?.name ?? '';
  return {
    specialty,
    subspecialty: parts.length > 0 && said('subspecialty') === anyPart ? anyPart : part,
    birthDate: said('birthDate'),
    phoneNumber: said('phoneNumber'),
    workersComp: said('workersComp'),
  };
}
