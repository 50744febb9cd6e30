import type { FieldValue } from '../document.ts';
import { boxIn, lines, namesElsewhere, phoneDigits, plain, titleOf, type Reader } from './read.ts';

/** The names and synonyms of what a specialty treats, in the language of the specialty's reader. */
export type TreatedBy = (specialty: Reader) => readonly string[];

/**
 * The index fields of a physician: name, specialties, conditions treated, places.
 * @requirement B19 B24
 */
export function physicianFields(reader: Reader, treatedBy: TreatedBy): Readonly<Record<string, FieldValue>> {
  const places = dedupe([...reader.items('primaryLocation'), ...reader.items('otherLocations')]);
  const all = reader.names('specialities');
  const visible = reader.names('visibleSpecialities').length > 0 ? reader.names('visibleSpecialities') : all;
  const specialties = [...reader.items('visibleSpecialities'), ...reader.items('specialities')];
  const interests = [...reader.names('visibleClinicalInterests'), ...reader.names('clinicalInterests')];
  const practised = dedupe(specialties);
  const layWords = practised
    .flatMap((specialty) => [specialty.text('layName'), ...lines(specialty.text('synonyms'))])
    .filter(Boolean);
  const [primary] = places;
  const phone = reader.text('phoneNumber') || primary?.text('phoneNumber') || '';
  const rating = Number(reader.text('rating'));
  const isPediatric = reader.isTrue('pediatricPhysician');
  const ages = [
    ...(reader.isTrue('adultPhysician') || !isPediatric ? ['Adult'] : []),
    ...(isPediatric ? ['Pediatric'] : []),
  ];
  return {
    resulttitle_t: reader.text('headlineText') || reader.item.displayName(reader.language),
    resultbody_t: plain(
      [
        reader.text('academicTitle'),
        reader.text('specialtyTitle'),
        reader.text('bio'),
        interests.join(', '),
      ].join(' '),
    ),
    resultimage_s: reader.image('profileImage'),
    c_searchsections_sm: ['Doctors'],
    c_last_name_s: reader.text('lastName') || lastWord(reader.text('headlineText')),
    npi_t: reader.text('npi'),
    phone_number_t: phone,
    phone_digits_t: phoneDigits([phone, ...places.map((place) => place.text('phoneNumber'))]),
    ...(Number.isFinite(rating) && rating > 0 ? { overallrating_tf: rating } : {}),
    totalratingcount_tf: Number(reader.text('numberOfReviews').replaceAll(',', '')) || 0,
    c_visible_specialties_sm: visible,
    c_specialties_sm: all.length > 0 ? all : visible,
    c_specialty_details_sm: dedupeText(interests),
    c_specialty_synonyms_t: dedupeText(layWords).join(' ¶ '),
    c_treated_conditions_t: treatedEverywhere(practised, treatedBy).join(' ¶ '),
    c_other_languages_t: namesElsewhere(practised, (specialty) => [titleOf(specialty)]),
    c_provider_locations_sm: places.map((place) => titleOf(place)),
    c_provider_locations_ids_sm: places.map(({ item }) => item.id),
    c_provider_locations_details_s: JSON.stringify(
      places.map((place) => ({
        id: place.item.id,
        name: titleOf(place),
        latitude: place.number('latitude') ?? null,
        longitude: place.number('longitude') ?? null,
        oasName: place.text('oasName'),
      })),
    ),
    c_provider_type_s: reader.names('physicianType')[0] ?? '',
    c_provider_groups_sm: reader.names('providerGroups'),
    c_provider_has_online_scheduling_b:
      reader.isTrue('enabledForOnlineScheduling') && !reader.isTrue('disableOnlineScheduling'),
    ...boxIn(reader, 'acceptingNewPatients', 'c_accepting_new_patients_b'),
    c_telehealth_b: reader.isTrue('telehealth'),
    c_patient_ages_sm: ages,
    c_languages_sm: reader.names('languages'),
    c_gender_s: reader.names('gender')[0] ?? '',
    c_insurance_sm: reader.names('acceptedInsurancePlans'),
    ...pointOf(primary),
  };
}

/** The index's `lat,long` of a place; no field when either is missing. @requirement B24 */
export function pointOf(place: Reader | undefined): Readonly<Record<string, string>> {
  const [latitude, longitude] = [place?.number('latitude'), place?.number('longitude')];
  return latitude === undefined || longitude === undefined
    ? {}
    : { coordinate_rpt: `${latitude},${longitude}` };
}

/** The names of what some specialties treat, in every language of the site. @requirement B19 */
export function treatedEverywhere(specialties: readonly Reader[], treatedBy: TreatedBy): readonly string[] {
  return dedupeText([
    ...specialties.flatMap(treatedBy),
    ...specialties.flatMap((specialty) => specialty.elsewhere()).flatMap(treatedBy),
  ]);
}

function lastWord(name: string): string {
  return name.split(',')[0]?.trim().split(/\s+/).at(-1) ?? '';
}

function dedupe(readers: readonly Reader[]): readonly Reader[] {
  return [...new Map(readers.map((reader) => [reader.item.id, reader])).values()];
}

function dedupeText(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
