import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conditions } from './conditions.ts';
import { slugOf } from './tags.ts';

type Item = Record<string, unknown>;
type Physician = { readonly name: string; readonly displayName: string; readonly fields: Item };

const studyTypes: Readonly<Record<string, string>> = {
  drug: 'medicine',
  device: 'device',
  behavior: 'behavior',
  observe: 'observation',
  treatment: 'treatment',
  support: 'supportive-care',
  prevention: 'prevention',
  screening: 'screening',
};
const statuses: Readonly<Record<string, string>> = {
  open: 'open',
  soon: 'opening-soon',
  closed: 'closed',
};

function known(words: Readonly<Record<string, string>>, word: string): string {
  const found = words[word];
  if (found === undefined) throw new Error(`a trial names ${word}`);
  return found;
}

function list(text: string): string {
  return `<ul>${text
    .split('; ')
    .map((entry) => `<li>${entry}</li>`)
    .join('')}</ul>`;
}

function age(years: string, side: string): string {
  return years === 'none' ? `No ${side} age limit` : years === '0' ? 'Birth' : `${years} years`;
}

function trial(entry: string, position: number, staff: readonly Physician[]): Item {
  const [title = '', ...rest] = entry.trim().split('\n');
  const lines = Object.fromEntries(
    rest.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  const [
    specialty = '',
    about = '',
    type = '',
    gender = '',
    status = '',
    ages = '',
    from = '',
    to = '',
    healthy,
  ] = (lines.of ?? '').split('|').map((word) => word.trim());
  const doctors = staff.filter(({ fields }) =>
    (fields.specialities as readonly string[]).includes(`data/specialties/${specialty}`),
  );
  const lead = doctors[position % doctors.length];
  if (!lead) throw new Error(`${title}: nobody practises ${specialty}`);
  const slugs = about.split('; ').filter((slug) => slug !== '');
  for (const slug of slugs)
    if (!conditions.some((condition) => condition.slug === slug))
      throw new Error(`${title}: no page ${slug}`);
  const number = String(position + 1).padStart(2, '0');
  return {
    template: 'Clinical Trial Details',
    displayName: title,
    fields: {
      briefTitle: title,
      BriefTitle: title,
      OfficialTitle: lines.full,
      metaDescription: lines.about,
      NCT: `NCT099990${number}`,
      IRB: `CUM-${24 + (position % 3)}-0${number}`,
      LeadSponsor: 'Calder University Medicine',
      leadPhysician: `home/find-a-physician/physician/${lead.name}`,
      LeadPhysicianName: lead.displayName,
      ...(position % 4 === 1 ? { Collaborators: 'Lakeshore Medical Center; Prairie General Hospital' } : {}),
      BriefSummary: lines.about,
      DetailedDescription: lines.more,
      EligibilityDetails: `<h3>You may be able to take part if:</h3>${list(lines.in ?? '')}<h3>You cannot take part if:</h3>${list(lines.out ?? '')}<p>These are the main points. The study team goes through the full list with you. You can say no, or stop at any time, and your care stays the same.</p>`,
      HealthyVolunteers: healthy === 'healthy',
      studyType: `data/tags/study-types/${known(studyTypes, type)}`,
      gender: `data/tags/trial-genders/${gender}`,
      statusAccrual: `data/tags/accrual/${known(statuses, status)}`,
      ageGroup: `data/tags/age-groups/${ages === 'both' ? 'children-and-adults' : ages}`,
      conditions: slugs.map((slug) => `home/conditions-services/${slug}`),
      MinimumAge: age(from, 'lower'),
      MaximumAge: age(to, 'upper'),
      ContactName: 'Clinical trials office',
      ContactPhone: '773-555-0193',
      ContactEmail: 'trials@calder.example',
      UpdateDate: `2026-${String(1 + (position % 10)).padStart(2, '0')}-${String(3 + ((position * 7) % 25)).padStart(2, '0')}`,
    },
  };
}

/** The clinical trials by the last part of their path; each is led by one of the physicians. */
export function trialItems(staff: readonly Item[]): ReadonlyMap<string, Item> {
  const text = readFileSync(join(import.meta.dirname, 'trials.txt'), 'utf8');
  return new Map(
    text
      .split(/^# /m)
      .filter((entry) => entry.trim() !== '')
      .map((entry, position) => {
        const item = trial(entry, position, staff as readonly Physician[]);
        return [slugOf(String(item.displayName)), item] as const;
      }),
  );
}
