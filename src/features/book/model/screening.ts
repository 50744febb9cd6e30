import { ageOn, parseTypedDate } from '@/lib/dates';
import { fieldOf, linkOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import type { FormRules, FormValues } from '@/lib/form-rules';
import { areaField, patientAgesField } from '@/domain/search/filters';
import { emptySearch, formatSearchUrl } from '@/domain/search/search-url';
import { soonestFirst } from '@/domain/search/sorts';
import { scheduling } from '@/config/scheduling';
import { withQuery } from '@/lib/with-query';
import type { ScheduleData } from '@/features/appointment/model/schedule-data';

/** A name that the scheduling gateway knows, in the words of the page. */
export type ScreeningPart = { readonly name: string; readonly label: string };
export type ScreeningSpecialty = ScreeningPart & { readonly parts: readonly ScreeningPart[] };

/** A visitor did not know the specialty, and said in words of their own what it is about. */
export type SpecialtyFinding =
  | { readonly status: 'found'; readonly words: string; readonly specialty: ScreeningSpecialty }
  | { readonly status: 'none' | 'unavailable' | 'blank'; readonly words: string };

/**
 * The first specialty of an answer that is booked here.
 * @param names - in the page's language, the best first; undefined where nobody could be asked
 * @requirement I1 B19
 */
export function findingFor(
  words: string,
  names: readonly string[] | undefined,
  specialties: readonly ScreeningSpecialty[],
): SpecialtyFinding {
  if (names === undefined) return { status: 'unavailable', words };
  const [specialty] = names.flatMap((name) => specialties.filter(({ label }) => label === name));
  return specialty ? { status: 'found', words, specialty } : { status: 'none', words };
}

/**
 * What is answered with a specialty that was found by words: whoever does not know it does not know its parts.
 * @requirement I1
 */
export function answeredBy({ name, parts }: ScreeningSpecialty): {
  readonly specialty: string;
  readonly subspecialty: string;
} {
  return { specialty: name, subspecialty: parts.length > 0 ? anyPart : '' };
}

/** Whether a date of birth, as far as it is typed, is that of a child. `today` is `yyyy-MM-dd`. @requirement I1 */
export function isOfChild(typed: string, today: string): boolean {
  const birthDate = parseTypedDate(typed);
  return birthDate !== undefined && ageOn(birthDate, today) < scheduling.adultAge;
}

/** What the server knows before anybody answers. */
export type ScreeningData = {
  readonly specialties: readonly ScreeningSpecialty[];
  /** At the clinic, `yyyy-MM-dd`. */
  readonly today: string;
};

/** The answer of somebody who does not know the narrower field, or takes any. */
export const anyPart = 'any';

export type ScreeningField = 'specialty' | 'subspecialty' | 'birthDate' | 'phoneNumber' | 'workersComp';

/** The narrower fields of a chosen specialty; none before one is chosen. @requirement I1 */
export function partsOf(data: ScreeningData, specialty: string): readonly ScreeningPart[] {
  return data.specialties.find(({ name }) => name === specialty)?.parts ?? [];
}

/**
 * What must be answered: the narrower field only where there is one to choose.
 * @requirement I1
 */
export function screeningRules(
  data: ScreeningData,
  { specialty }: FormValues<ScreeningField>,
): FormRules<ScreeningField> {
  const isRequired = true;
  return {
    specialty: { kind: 'text', isRequired },
    ...(partsOf(data, specialty).length > 0 ? { subspecialty: { kind: 'text', isRequired } } : {}),
    birthDate: { kind: 'date', isRequired, latest: data.today },
    workersComp: { kind: 'text', isRequired, options: ['yes', 'no'] },
    phoneNumber: { kind: 'phone', isRequired },
  };
}

function isPart(name: string): boolean {
  return name !== '' && name !== anyPart;
}

/** What is kept of complete answers. */
export type ScreenedData = ScheduleData & { readonly isAdultPatient: boolean };

/**
 * What is kept of complete answers for the booking.
 * @param birthDate - `yyyy-MM-dd`
 * @requirement I1
 * @decision Q42
 */
export function screenedData(
  before: ScheduleData,
  values: FormValues<ScreeningField>,
  on: { readonly birthDate: string; readonly today: string },
): ScreenedData {
  return {
    ...before,
    birthDate: values.birthDate,
    phoneNumber: values.phoneNumber,
    providerSubspecialty: isPart(values.subspecialty) ? values.subspecialty : values.specialty,
    isWorkersComp: false,
    isAdultPatient: ageOn(on.birthDate, on.today) >= scheduling.adultAge,
  };
}

/**
 * Where complete answers lead: the authored link, or the physicians, with the search.
 * @requirement I1
 */
export function searchHref(
  fields: ComponentFields | undefined,
  found: {
    readonly specialty: ScreeningSpecialty;
    readonly part: ScreeningPart | undefined;
    readonly isAdultPatient: boolean;
  },
): string {
  const { specialty, part, isAdultPatient } = found;
  const page = linkOf(fieldOf(fields, 'ctaLink'))?.href ?? '/find-a-physician';
  // An author's link may have a query or a fragment of its own.
  return withQuery(page, screenedSearch(specialty, part, isAdultPatient));
}

/**
 * The search that complete answers lead to: physicians of the specialty, and of the narrower field, who book online, those who
 * are free first before the others.
 * The patient's own answers stay out of the address.
 * @returns the query of an address, without `?`
 * @requirement I1
 */
export function screenedSearch(
  specialty: ScreeningSpecialty,
  part: ScreeningPart | undefined,
  isAdultPatient: boolean,
): string {
  return formatSearchUrl({
    ...emptySearch,
    sort: soonestFirst,
    filters: [
      { field: 'c_visible_specialties_sm', value: specialty.label },
      ...(part ? [{ field: areaField, value: part.label }] : []),
      { field: 'c_provider_has_online_scheduling_b', value: 'true' },
      ...(isAdultPatient ? [] : [{ field: patientAgesField, value: 'Pediatric' }]),
    ],
  });
}
