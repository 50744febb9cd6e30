import { RecordReader } from '../reader.ts';
import type { Note } from '../report.ts';
import type { WantedPage } from '../content-files.ts';
import { filled } from '../filled.ts';
import { shortened } from '../plain-text.ts';
import { ageGroupOf, readAge, type AgeLimit } from './ages.ts';
import { accrualOf, genderOf, studyTypeOf } from './vocabulary.ts';

/** What the site has that a study can be about, or be led by. */
export type Known = {
  /** Item path of the page of a condition by its name in the registry. */
  readonly condition: (name: string) => string | undefined;
  /** Item path of a physician's page by their name. */
  readonly physician: (name: string) => string | undefined;
};

/** Most characters of a text that a page keeps. */
export const limits = {
  title: 300,
  summary: 5000,
  description: 20_000,
  eligibility: 20_000,
  name: 200,
} as const;

/** Fields of a trial's page that the registry owns. */
const ownedFields: ReadonlySet<string> = new Set([
  'briefTitle',
  'BriefTitle',
  'metaDescription',
  'BriefSummary',
  'DetailedDescription',
  'OfficialTitle',
  'Eligibility',
  'MinimumAge',
  'MaximumAge',
  'NCT',
  'LeadSponsor',
  'Collaborators',
  'HealthyVolunteers',
  'studyType',
  'gender',
  'statusAccrual',
  'ageGroup',
  'UpdateDate',
]);

/**
 * The page of one study of ClinicalTrials.gov (API v2).
 * @param place - its place in the file, from 1
 * @returns the page, or none where it is refused; the notes say why, and what else was altered
 * @requirement F2
 */
export function readStudy(
  study: unknown,
  place: number,
  known: Known,
): { readonly page: WantedPage | undefined; readonly notes: readonly Note[] } {
  const whole = new RecordReader(`study ${place}`, study);
  const number = whole.line('protocolSection.identificationModule.nctId', 40).toUpperCase();
  if (!/^NCT\d{8}$/.test(number)) {
    whole.note(
      'refused',
      number === '' ? 'it has no NCT number' : 'its NCT number is not NCT and eight digits',
    );
    return { page: undefined, notes: whole.notes };
  }
  const of = new RecordReader(number, whole.at('protocolSection'));
  const title =
    of.line('identificationModule.briefTitle', limits.title) ||
    of.line('identificationModule.officialTitle', limits.title);
  const summary = of.text('descriptionModule.briefSummary', limits.summary);
  const status = of.line('statusModule.overallStatus', limits.name);
  const refused =
    title === ''
      ? 'it has no title'
      : summary === ''
        ? 'it has no summary'
        : status === 'WITHDRAWN'
          ? 'it was withdrawn before anybody took part'
          : undefined;
  if (refused !== undefined) {
    of.note('refused', refused);
    return { page: undefined, notes: of.notes };
  }
  const page = {
    record: number,
    path: `home/find-a-clinical-trial/${number.toLowerCase()}`,
    template: 'Clinical Trial Details',
    displayName: title,
    fields: filled({
      NCT: number,
      briefTitle: title,
      BriefTitle: title,
      metaDescription: shortened(summary.replaceAll(/\s+/g, ' '), 300),
      BriefSummary: summary,
      ...tagsOf(of, status),
      ...agesOf(of),
      ...textsOf(of),
    }),
    suggested: filled(suggestions(of, known)),
    owned: ownedFields,
  };
  return { page, notes: of.notes };
}

function tagsOf(of: RecordReader, status: string): Record<string, unknown> {
  const accrual = accrualOf[status];
  if (accrual === undefined)
    of.note(
      'replaced',
      `its status ${status === '' ? 'is missing' : `${status} says too little`}: shown as closed`,
    );
  const sex = of.line('eligibilityModule.sex', limits.name);
  const gender = sex === '' ? 'all' : genderOf[sex];
  if (gender === undefined) of.note('left out', `nobody knows the sex ${sex}`);
  const interventions = of
    .list('armsInterventionsModule.interventions')
    .map((one) => new RecordReader('', one).line('type', limits.name));
  const type = studyTypeOf(
    of.line('designModule.studyType', limits.name),
    of.line('designModule.designInfo.primaryPurpose', limits.name),
    interventions,
  );
  const healthy = of.at('eligibilityModule.healthyVolunteers');
  if (healthy !== undefined && typeof healthy !== 'boolean')
    of.note('left out', 'eligibilityModule.healthyVolunteers is neither true nor false');
  return {
    statusAccrual: `data/tags/accrual/${accrual ?? 'closed'}`,
    studyType: `data/tags/study-types/${type}`,
    gender: gender === undefined ? undefined : `data/tags/trial-genders/${gender}`,
    HealthyVolunteers: typeof healthy === 'boolean' ? healthy : undefined,
  };
}

function agesOf(of: RecordReader): Record<string, unknown> {
  const limit = (path: string): AgeLimit | undefined => {
    const written = of.line(path, limits.name);
    const age = readAge(written);
    if (age === 'unreadable') of.note('left out', `${path} is "${written}", which is no age`);
    return age === 'unreadable' ? undefined : age;
  };
  let [from, to] = [limit('eligibilityModule.minimumAge'), limit('eligibilityModule.maximumAge')];
  if (from !== undefined && to !== undefined && from.years > to.years) {
    of.note('left out', `its ages: the youngest (${from.text}) is older than the oldest (${to.text})`);
    [from, to] = [undefined, undefined];
  }
  return {
    MinimumAge: from?.text,
    MaximumAge: to?.text,
    ageGroup: `data/tags/age-groups/${ageGroupOf(from, to)}`,
  };
}

function textsOf(of: RecordReader): Record<string, unknown> {
  const eligibility = of.text('eligibilityModule.eligibilityCriteria', limits.eligibility);
  if (eligibility === '') of.note('left out', 'nothing says who can take part');
  const partners = of
    .list('sponsorCollaboratorsModule.collaborators')
    .map((one) => new RecordReader('', one).line('name', limits.name))
    .filter(Boolean);
  return {
    OfficialTitle: of.line('identificationModule.officialTitle', limits.title * 2),
    DetailedDescription: of.text('descriptionModule.detailedDescription', limits.description),
    Eligibility: eligibility,
    LeadSponsor: of.line('sponsorCollaboratorsModule.leadSponsor.name', limits.name),
    Collaborators: partners.join('; '),
    UpdateDate: dayOf(of),
  };
}

/** The registry's date of the last change. Where it names only a month, the first day of it. */
function dayOf(of: RecordReader): string | undefined {
  const written = of.line('statusModule.lastUpdatePostDateStruct.date', limits.name);
  if (written === '') return undefined;
  const day = /^\d{4}-\d{2}$/.test(written) ? `${written}-01` : written;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  if (time !== undefined && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)) return day;
  of.note('left out', `the date of its last change is "${written}", which is no day`);
  return undefined;
}

/** What authors may know better: which pages it belongs to, and whom to ask. */
function suggestions(of: RecordReader, known: Known): Record<string, unknown> {
  const names = of
    .list('conditionsModule.conditions')
    .filter((name) => typeof name === 'string')
    .map((name) => shortened(name.replaceAll(/\s+/g, ' ').trim(), limits.name))
    .filter(Boolean);
  const conditions = [...new Set(names)].map(
    (name) =>
      known.condition(name) ?? { template: 'Tag', displayName: name, fields: { tagDisplayName: name } },
  );
  const officials = of
    .list('contactsLocationsModule.overallOfficials')
    .map((one) => new RecordReader('', one));
  const lead = officials.find((one) => one.line('role', limits.name) === 'PRINCIPAL_INVESTIGATOR');
  const name = lead?.line('name', limits.name) ?? '';
  const contact = 'contactsLocationsModule.centralContacts.0';
  return {
    conditions: [...new Set(conditions)],
    leadPhysician: known.physician(name),
    LeadPhysicianName: name,
    ContactName: of.line(`${contact}.name`, limits.name),
    ContactPhone: of.line(`${contact}.phone`, 40),
    ContactEmail: of.line(`${contact}.email`, limits.name),
  };
}
