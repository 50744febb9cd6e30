import type { FieldValue } from '../document.ts';
import { pointOf, treatedEverywhere, type TreatedBy } from './physician.ts';
import { openTimes } from './open-times.ts';
import {
  boxIn,
  lines,
  namesElsewhere,
  orderOf,
  phoneDigits,
  plain,
  titleOf,
  withoutExclusion,
  type Reader,
} from './read.ts';

type Fields = Readonly<Record<string, FieldValue>>;

function present(fields: Readonly<Record<string, FieldValue>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/**
 * The index fields of a location. What its specialties treat is named in every language: who looks for "asma" wants the
 * places that "asthma" finds.
 * @param treatedBy - what is a specialty's own
 * @requirement B19 B24
 */
export function locationFields(reader: Reader, treatedBy: TreatedBy): Fields {
  const practised = reader.items('specialties');
  return present({
    resulttitle_t: titleOf(reader),
    // What stands below a heading is for whoever comes.
    resultbody_t: plain(reader.text('bodyContent').split(/<h[1-6]\b/i)[0] ?? ''),
    c_neighborhood_s: reader.text('neighborhood'),
    resultimage_s: reader.image('locationImage'),
    c_searchsections_sm: ['Locations'],
    phone_number_t: reader.text('phoneNumber'),
    phone_digits_t: phoneDigits([reader.text('phoneNumber')]),
    address_1_t: reader.text('address1'),
    address_2_t: reader.text('address2'),
    c_city_s: reader.text('city'),
    state_t: reader.text('state'),
    zip_code_t: reader.text('zipCode'),
    c_free_or_discount_parking_s: reader.names('freeOrDiscountParking')[0] ?? '',
    c_location_specialty_sm: reader.names('specialties'),
    c_visible_specialties_sm: reader.names('specialties'),
    c_location_types_sm: reader.names('locationTypes'),
    c_location_services_sm: reader.names('services'),
    c_specialty_synonyms_t: reader
      .names('locationTypes')
      .concat(
        practised.flatMap((specialty) => [specialty.text('layName'), ...lines(specialty.text('synonyms'))]),
      )
      .filter(Boolean)
      .join(' ¶ '),
    c_treated_conditions_t: treatedEverywhere(practised, treatedBy).join(' ¶ '),
    c_other_languages_t: namesElsewhere(practised, (specialty) => [titleOf(specialty)]),
    c_walk_in_b: reader.isTrue('walkIn'),
    ...hoursFields(reader),
    ...pointOf(reader),
  });
}

/** When a location is open. One that is closed for now has no times. @requirement E7 */
function hoursFields(reader: Reader): Fields {
  const [week, special] = [reader.text('openingHours'), reader.text('specialHours')];
  const zone = reader.text('timeZone');
  const open = openTimes({ week, special, language: reader.language });
  if (!open) return {};
  const isClosed = reader.text('facilityStatus').toLowerCase() === 'closed';
  // The site asks by its own clock.
  const times =
    isClosed || zone !== '' ? {} : { c_open_times_sm: open.times, c_special_dates_sm: open.dates };
  return {
    opening_hours_s: week,
    special_hours_s: special,
    time_zone_s: zone,
    c_facility_status_s: isClosed ? 'closed' : '',
    c_open_days_sm: isClosed ? [] : open.days,
    ...times,
  };
}

/** The letter under which a title is listed, in any alphabet; `#` for none. The Arabic article does not count. */
function initialOf(title: string): string {
  const initial = title.replace(/^ال/u, '').normalize('NFD').charAt(0).toUpperCase();
  return /^\p{L}$/u.test(initial) ? initial : '#';
}

/** The index fields of a condition or service. @requirement B24 */
export function conditionFields(reader: Reader): Fields {
  const title = titleOf(reader);
  return present({
    resulttitle_t: title,
    resultbody_t: plain(
      [
        reader.text('introText'),
        reader.text('bodyContent'),
        reader.text('symptoms'),
        reader.text('treatment'),
      ].join(' '),
    ),
    c_searchsections_sm: ['ConditionsServices'],
    c_specialty_synonyms_t: lines(reader.text('synonyms')).join(' ¶ '),
    c_other_languages_t: namesElsewhere([reader], (version) => [
      titleOf(version),
      ...lines(version.text('synonyms')),
      ...version.names('specialties'),
    ]),
    c_visible_specialties_sm: reader.names('specialties'),
    c_condition_services_glossary_initial_s: initialOf(title),
  });
}

/** The index fields of an article. Its titles in other languages find it too. @requirement B19 B24 */
export function articleFields(reader: Reader): Fields {
  const date = reader.text('datePublished') || reader.text('articleDate');
  return present({
    resulttitle_t: titleOf(reader),
    resultbody_t: plain(reader.text('articleAbstract') || reader.text('articleContent')),
    resultimage_s: reader.image('universalImage') || reader.image('heroImage'),
    c_searchsections_sm: ['Articles'],
    c_channel_tags_sm: reader
      .items('channelTags')
      .map(({ item }) => item.id.replaceAll('-', '').toLowerCase()),
    c_channel_names_sm: reader.names('channelTags'),
    c_other_languages_t: namesElsewhere([reader], (version) => [titleOf(version)]),
    article_date_tdt: date,
    c_article_year_s: yearOf(date),
  });
}

const chicagoYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/Chicago' });

/** The year that the story itself says: a date without a time is that day, one with a time its day in Chicago. */
function yearOf(date: string): string {
  const at = Date.parse(date);
  // Sitecore's short form, 20260101T093000Z, is none that can be parsed; its year stands in front.
  return Number.isNaN(at) || at % 86_400_000 === 0 ? date.slice(0, 4) : chicagoYear.format(at);
}

/** Tags of a study's status, the one that helps most first. Any other word counts as open, as on the study's page. */
const statusOrder = ['open', 'opening-soon', 'closed'];

/**
 * The index fields of a clinical trial. `c_open_first_s` puts those first that take people now, then those that will, each by
 * their titles.
 * @requirement B7 B24
 * @decision ADR-0324
 */
export function trialFields(reader: Reader): Fields {
  const lead = reader.items('leadPhysician')[0];
  const title = titleOf(reader);
  const status = reader.items('statusAccrual')[0]?.item.name ?? '';
  return present({
    resulttitle_t: title,
    c_open_first_s: `${Math.max(0, statusOrder.indexOf(status))} ${orderOf(title, reader.language)}`,
    c_study_place_s: reader.text('studyPlace'),
    c_study_visits_s: reader.text('studyVisits'),
    c_study_duration_s: reader.text('studyDuration'),
    c_study_costs_s: reader.text('studyCosts'),
    c_study_places_sm: reader
      .text('studyPlace')
      .split('·')
      .map((place) => place.trim())
      .filter((place) => place !== ''),
    resultbody_t: plain(
      [
        reader.text('BriefSummary'),
        withoutExclusion(reader.text('EligibilityDetails')),
        withoutExclusion(reader.text('Eligibility')),
      ].join(' '),
    ),
    c_specialty_synonyms_t: reader.names('conditions').join(' ¶ '),
    c_other_languages_t: namesElsewhere([reader], (version) => [
      titleOf(version),
      ...version.items('conditions').flatMap((one) => [titleOf(one), ...lines(one.text('synonyms'))]),
    ]),
    c_searchsections_sm: ['ClinicalTrials'],
    c_lead_physician_s: lead?.item.id ?? '',
    nct_t: reader.text('NCT'),
    c_age_group_s: reader.names('ageGroup')[0] ?? '',
    c_gender_s: reader.names('gender')[0] ?? '',
    c_status_accrual_s: reader.names('statusAccrual')[0] ?? '',
    c_study_type_s: reader.names('studyType')[0] ?? '',
    ...boxIn(reader, 'HealthyVolunteers', 'c_healthyvolunteers_b'),
  });
}
