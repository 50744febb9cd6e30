import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from './tags.ts';

/** A condition or a service as its text file tells it. */
export type ConditionData = {
  readonly slug: string;
  readonly name: string;
  readonly isService: boolean;
  readonly specialties: readonly string[];
  /** The lines of the entry by their key: about, signs, call, now, treat … */
  readonly lines: Readonly<Record<string, string>>;
};

const folder = join(import.meta.dirname, 'conditions');

/** One entry: `# Name` or `# service: Name`, then `key: text` lines. */
function parsed(entry: string): ConditionData {
  const [title = '', ...rest] = entry.trim().split('\n');
  const isService = title.startsWith('service: ');
  const name = title.replace('service: ', '');
  const lines = Object.fromEntries(
    rest
      .filter((line) => line !== '')
      .map((line) => {
        const colon = line.indexOf(': ');
        if (colon < 0) throw new Error(`${name}: a line without a key: ${line}`);
        return [line.slice(0, colon), line.slice(colon + 2)];
      }),
  );
  return { slug: slugOf(name), name, isService, specialties: lines.by?.split(', ') ?? [], lines };
}

/** All conditions and services, by name. */
export const conditions: readonly ConditionData[] = readdirSync(folder)
  .sort()
  .flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^# /m)
      .filter((entry) => entry.trim() !== '')
      .map(parsed),
  )
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

const paragraph = (text: string): string => `<p>${text}</p>`;

function list(text: string): string {
  return `<ul>${text
    .split('; ')
    .map((entry) => `<li>${entry}</li>`)
    .join('')}</ul>`;
}

/** A list below its opening words; nothing where there is no text. */
function section(opening: string, text: string | undefined): string {
  return text ? `${paragraph(opening)}${list(text)}` : '';
}

function fieldsOf({ name, isService, specialties, lines }: ConditionData): Record<string, unknown> {
  const { about = '', also = '', signs, cause, test, treat, expect, after, prevent, ask, who } = lines;
  const whenToCall = [
    section('<strong>Call 911 right away if:</strong>', lines.now),
    lines.crisis
      ? paragraph(
          'You can also call or text <a href="tel:988">988</a> at any hour. It is free, and you need no insurance.',
        )
      : '',
    section(isService ? 'After your visit, call us if:' : 'Call your doctor’s office if:', lines.call),
    paragraph('Not sure? A nurse answers at any hour: <a href="tel:+17735550189">773-555-0189</a>.'),
  ].join('');
  const sections: Readonly<Record<string, string>> = {
    bodyContent: section('It may be right for:', who),
    symptoms: section('You may notice:', signs),
    causes: cause ? paragraph(cause) : '',
    diagnosis: test ? paragraph(test) : '',
    whatToExpect: [
      expect ? paragraph(expect) : '',
      after ? `<h3>Afterward</h3>${paragraph(after)}` : '',
    ].join(''),
    treatment: section('What helps depends on you. Your plan may include:', treat),
    prevention: prevent ? paragraph(prevent) : '',
    questionsToAsk: section('You may want to ask:', ask),
    whenToCall,
  };
  return {
    headlineText: name,
    metaDescription: about,
    synonyms: also.split('; ').join('\n'),
    introText: paragraph(about),
    ...Object.fromEntries(Object.entries(sections).filter(([, html]) => html !== '')),
    isService,
    specialties: specialties.map((slug) => `data/specialties/${slug}`),
  };
}

/** The pages of all conditions and services. */
export function conditionItems(): readonly Record<string, unknown>[] {
  return conditions.map((condition) => ({
    name: condition.slug,
    template: 'Condition Details',
    displayName: condition.name,
    fields: fieldsOf(condition),
  }));
}
