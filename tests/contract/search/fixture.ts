/** A small world that a search service is filled with: physicians, locations, in three languages. */
const specialties = ['Cardiology', 'Dermatology', 'Orthopaedic Surgery', 'Neurology'] as const;
const cities = ['Chicago', 'Evanston', 'Naperville'] as const;

export type FixtureDocument = Readonly<Record<string, string | number | boolean | readonly string[]>> & {
  readonly _uniqueid: string;
};

/** When the physician of a number can next be seen. */
export function visitOf(number: number): string {
  const instant = Date.UTC(2026, 10, 21, 15) + ((number * 7) % 30) * (86_400_000 + 37 * 60_000);
  return new Date(instant).toISOString().replace('.000', '');
}

/** Sixty physicians and eight locations; every value follows from the number. */
export const fixture: readonly FixtureDocument[] = [
  ...Array.from({ length: 60 }, (_unused, number): FixtureDocument => {
    const specialty = specialties[number % specialties.length] ?? 'Cardiology';
    return {
      _uniqueid: `p${number}|en`,
      _language: 'en',
      _templatename: 'Physician Details',
      resulttitle_t:
        number === 7
          ? 'Noor Núñez-O’Hara, MD'
          : `Doctor ${String.fromCharCode(65 + (number % 26))}${'aeiou'[number % 5]}lby${number}, MD`,
      resultbody_t: `Cares for people with ${specialty === 'Cardiology' ? 'heart failure' : 'many conditions'} & more <b>every day</b>.`,
      resulturl_s: `/find-a-physician/physician/p${number}`,
      c_searchsections_sm: ['Doctors'],
      c_visible_specialties_sm: number % 10 === 0 ? [specialty, 'Sports "Medicine"'] : [specialty],
      c_specialty_synonyms_t: specialty === 'Cardiology' ? 'heart specialist' : '',
      c_gender_s: number % 3 === 0 ? 'Female' : 'Male',
      c_accepting_new_patients_b: number % 2 === 0,
      overallrating_tf: 3 + (number % 20) / 10,
      c_last_name_s: `L${String(99 - number).padStart(2, '0')}`,
      npi_t: String(1_999_900_000 + number),
      // Every fourth has no visit to give; the others are a day and 37 minutes apart.
      ...(number % 4 === 0 ? {} : { c_next_available_tdt: visitOf(number) }),
    };
  }),
  ...Array.from({ length: 8 }, (_unused, number): FixtureDocument => ({
    _uniqueid: `l${number}|en`,
    _language: 'en',
    _templatename: 'Location Details',
    resulttitle_t: `Clinic ${number}`,
    resultbody_t: 'A clinic with parking.',
    c_searchsections_sm: ['Locations'],
    c_city_s: cities[number % cities.length] ?? 'Chicago',
    // Ten kilometres between neighbours, going north.
    ...(number === 7 ? {} : { coordinate_rpt: `${41.8 + number * 0.09},-87.63` }),
  })),
  {
    _uniqueid: 'p0|es-MX',
    _language: 'es-MX',
    _templatename: 'Physician Details',
    resulttitle_t: 'Doctora Uno',
    resultbody_t: 'Atiende a niñas y niños.',
    c_searchsections_sm: ['Doctors'],
  },
  {
    _uniqueid: 'p0|ar',
    _language: 'ar',
    _templatename: 'Physician Details',
    resulttitle_t: 'طبيب واحد',
    resultbody_t: 'يعالج الربو والأمراض الجلدية.',
    c_searchsections_sm: ['Doctors'],
  },
];
