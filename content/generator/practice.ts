import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from './random.ts';
import type { SpecialtyData } from './specialties.ts';

/** What one physician is known for: the first words of the biography, `@` standing for the name. */
export type Lead = {
  readonly interest: string;
  readonly text: string;
  readonly ages: 'adult' | 'child' | 'both' | undefined;
  /** Written for a nurse practitioner, physician assistant or midwife. */
  readonly isAdvancedPractice: boolean;
};

/** How a specialty is learned and practised. */
export type Practice = {
  readonly department: string;
  readonly residency: string;
  readonly fellowship: string | undefined;
  readonly boards: string;
  readonly society: string;
  readonly leads: readonly Lead[];
  readonly ways: readonly string[];
  readonly studies: readonly string[];
};

function leadOf(line: string): Lead {
  const found = /^([-+]) (?:\[(adult|child|both)\] )?([^:]+): (.+)$/.exec(line);
  const [, mark, ages, interest, text] = found ?? [];
  if (!interest || !text?.includes('@')) throw new Error(`not the beginning of a biography: ${line}`);
  return {
    interest,
    text,
    ages: ages === 'adult' || ages === 'child' || ages === 'both' ? ages : undefined,
    isAdvancedPractice: mark === '+',
  };
}

function parsed(entry: string): readonly [slug: string, practice: Practice] {
  const [slug = '', ...lines] = entry.trim().split('\n');
  const all = (key: string): readonly string[] =>
    lines.filter((line) => line.startsWith(`${key}: `)).map((line) => line.slice(key.length + 2));
  const one = (key: string): string => {
    const [value] = all(key);
    if (!value) throw new Error(`${slug}: no ${key}`);
    return value;
  };
  return [
    slug,
    {
      department: one('department'),
      residency: one('residency'),
      fellowship: all('fellowship')[0],
      boards: one('boards'),
      society: one('society'),
      leads: lines.filter((line) => /^[-+] /.test(line)).map(leadOf),
      ways: all('way'),
      studies: one('study').split('; '),
    },
  ];
}

const folder = join(import.meta.dirname, 'practice');

/** The practice of each specialty, by slug: one entry `# slug` of a text file in `practice/`. */
export const practices: ReadonlyMap<string, Practice> = new Map(
  readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^# /m)
        .filter((entry) => entry.trim() !== '')
        .map(parsed),
    ),
);

/** What a biography is about, and up to three further interests of its specialty. */
export function interestsOf(
  random: Random,
  lead: Lead,
  { name, interests }: SpecialtyData,
): readonly string[] {
  if (!interests.includes(lead.interest)) throw new Error(`${name} has no interest ${lead.interest}`);
  const rest = interests.filter((interest) => interest !== lead.interest);
  return [lead.interest, ...random.some(rest, random.between(1, 3))];
}
