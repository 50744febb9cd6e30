import { answerOf, distinctItemsOf, fieldOf, isTrue, itemOf, linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';
import { dateOf } from '@/features/content/model/article';
import { telHref } from '@/lib/phone-call';

function tag(field: Field): string {
  const item = itemOf(field);
  return item ? textOf(item.fields.tagDisplayName) || item.displayName : textOf(field);
}

/** The parts without which a study's page says too little; authors are told which are empty. */
const needed = [
  'BriefTitle',
  'NCT',
  'studyType',
  'statusAccrual',
  'BriefSummary',
  'EligibilityDetails',
  'ContactPhone',
];

/** Names of needed fields that hold nothing. @requirement F1 */
export function emptyTrialFields(pageFields: ComponentFields): readonly string[] {
  return needed.filter((name) => tag(fieldOf(pageFields, name)) === '');
}

/** An age as registries write it, `18 Years`, is said in the page's language; one in an author's words stays. */
function ageIn(text: string, language: string): string {
  const [, count, unit] = /^(\d+) (year|month|week|day)s?$/i.exec(text) ?? [];
  if (count === undefined || unit === undefined) return /\d/.test(text) ? text : '';
  const form = {
    style: 'unit',
    unit: unit.toLowerCase(),
    unitDisplay: 'long',
    numberingSystem: 'latn',
  } as const;
  return new Intl.NumberFormat(language, form).format(Number(count));
}

/** Who reads whether a study fits: somebody for themselves, a parent, or either. */
export type Subject = 'reader' | 'parent' | 'either';

/** @param ageGroup - name of the tag */
function subjectOf(ageGroup: string): Subject {
  if (ageGroup === 'children') return 'parent';
  return ageGroup === 'children-and-adults' ? 'either' : 'reader';
}

/** A study's fields by our names. @requirement F2 */
export function readTrial(pageFields: ComponentFields, displayName: string, language: string) {
  const field = (name: string) => fieldOf(pageFields, name);
  const text = (name: string) => textOf(field(name));
  // A profile that the author chose, or a link that they wrote.
  const lead = itemOf(field('leadPhysician'));
  const link = linkOf(field('leadPhysician'));
  const nct = text('NCT');
  return {
    heading: text('headlineText') || text('pageNavigationTitle') || text('BriefTitle') || displayName,
    briefTitle: text('BriefTitle'),
    officialTitle: text('OfficialTitle'),
    /** In everyday words, where an author wrote one; the registry's summary stands behind it. */
    plainSummary: text('plainSummary'),
    summary: text('BriefSummary'),
    description: text('DetailedDescription'),
    eligibility: text('Eligibility'),
    eligibilityDetails: field('EligibilityDetails'),
    numbers: { nct, irb: text('IRB') },
    registryHref: /^NCT\d{8}$/i.test(nct)
      ? `https://clinicaltrials.gov/study/${nct.toUpperCase()}`
      : undefined,
    studyType: tag(field('studyType')),
    status: tag(field('statusAccrual')),
    gender: tag(field('gender')),
    isForEveryGender: /^(?:all|both|everyone)$/i.test(itemOf(field('gender'))?.name ?? text('gender')),
    ageGroup: tag(field('ageGroup')),
    /** Those that are an age, as the page says it: `18 years`; '' for "no limit" and the like. */
    ageLimits: { from: ageIn(text('MinimumAge'), language), to: ageIn(text('MaximumAge'), language) },
    /** Undefined where nobody has said. */
    takesHealthyVolunteers: answerOf(field('HealthyVolunteers')),
    sponsor: text('LeadSponsor'),
    collaborators: text('Collaborators'),
    physician: {
      name: text('LeadPhysicianName') || (lead?.displayName ?? link?.text ?? ''),
      href: lead?.url ?? link?.href,
    },
    conditions: distinctItemsOf(field('conditions')).map(({ id, url, displayName: name, fields }) => ({
      id,
      name: textOf(fields.headlineText) || textOf(fields.tagDisplayName) || name,
      href: linkOf(fields.serviceLink)?.href || url,
      isService: isTrue(fields.isService),
    })),
    contact: {
      name: text('ContactName'),
      phone: text('ContactPhone'),
      phoneHref: telHref(text('ContactPhone')),
      email: text('ContactEmail'),
    },
    asks: {
      visits: text('studyVisits'),
      duration: text('studyDuration'),
      place: text('studyPlace'),
      costs: text('studyCosts'),
    },
    subject: subjectOf(itemOf(field('ageGroup'))?.name ?? ''),
    updated: dateOf(field('UpdateDate')),
  };
}

export type Trial = ReturnType<typeof readTrial>;
