import type { RequestPhysician } from '@/contracts/request-list';
import { fold } from '@/lib/fold';
import { physicianList, type Patients } from '#services/request/physician-list';

/** What is sent, in the site's first language, and its words in the page's. */
type Option = readonly [value: string, label: string];

/** The specialties and locations of all physicians; none while the search service is down. */
export type FormOptions = {
  readonly specialties: readonly Option[];
  readonly locations: readonly Option[];
  readonly isWhole: boolean;
  /** The full name of the physician that an address asks for; '' for nobody. */
  readonly doctor: string;
};

/**
 * What a request form offers before its script runs.
 * @param form - language of the page, and that of what is sent; whom the form is for; the physician that its address names
 * @requirement J2
 */
export async function formOptions({
  language,
  defaultLanguage,
  patients,
  doctor = '',
}: {
  readonly language: string;
  readonly defaultLanguage: string;
  readonly patients?: Patients;
  readonly doctor?: string | undefined;
}): Promise<FormOptions> {
  const [sent, read] = await Promise.all([
    physicianList(defaultLanguage, patients),
    physicianList(language, patients),
  ]);
  if (!sent.ok) return { specialties: [], locations: [], isWhole: false, doctor: '' };
  const physicians = sent.value.physicians;
  const translated = new Map(
    (read.ok ? read.value.physicians : []).map((physician) => [physician.physicianFullName, physician]),
  );
  const options = (field: 'specialties' | 'allLocations') =>
    optionsOf(physicians, translated, field).toSorted(([, a], [, b]) => a.localeCompare(b, language));
  return {
    specialties: options('specialties'),
    locations: options('allLocations'),
    isWhole: read.ok,
    doctor: sent.value.names.get(fold(doctor).trim()) ?? '',
  };
}

/** A physician has the same specialties and locations in every language, in the same order. */
function optionsOf(
  physicians: readonly RequestPhysician[],
  translated: ReadonlyMap<string, RequestPhysician>,
  field: 'specialties' | 'allLocations',
): readonly Option[] {
  const labels = new Map<string, string>();
  for (const physician of physicians) {
    const twin = translated.get(physician.physicianFullName)?.[field] ?? [];
    const isTwin = twin.length === physician[field].length;
    for (const [index, value] of physician[field].entries()) {
      const label = isTwin ? twin[index] : undefined;
      if (label !== undefined || !labels.has(value)) labels.set(value, label ?? value);
    }
  }
  return [...labels];
}
