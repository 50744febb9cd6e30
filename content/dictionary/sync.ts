import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { allQuestions } from '../../gateways/scheduling/questions.ts';
import { allReasons } from '../../gateways/scheduling/reasons.ts';

/**
 * Brings the dictionary up to the code: `npm run content:dictionary`. Keys that the code has gained are added to
 * en.yaml; a wording that an author changed stays. Prints what is not translated, what reads differently from the code,
 * and what no code says any more.
 */

const folder = import.meta.dirname;
const phrasesFolder = join(folder, '../../src/i18n/phrases');
/** Said by the head of every page, not by a block. */
const ownKeys = new Set(['Product Name']);

type Phrases = Readonly<Record<string, string>>;

/** What the embedded scheduling service says, under the keys that the site looks it up by. */
function phrasesOfScheduling(): Phrases {
  const questions = allQuestions.flatMap(({ Question, Answers }) => [
    Question,
    ...Answers.map((answer) => answer.Online_Scheduling_Answer),
  ]);
  return Object.fromEntries([...allReasons, ...questions].map((text) => [`care ${text}`, text]));
}

async function phrasesOfCode(): Promise<Phrases> {
  const all: Record<string, string> = { ...phrasesOfScheduling() };
  for (const file of readdirSync(phrasesFolder).filter((name) => /^[a-z-]+\.ts$/.test(name))) {
    const exported: Readonly<Record<string, Phrases>> = await import(join(phrasesFolder, file));
    for (const phrases of Object.values(exported)) Object.assign(all, phrases);
  }
  return all;
}

/** A new language starts with an empty file. */
const read = (language: string): Phrases =>
  parse(readFileSync(join(folder, `${language}.yaml`), 'utf8')) ?? {};
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const values = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join(' ');

const code = await phrasesOfCode();
const english = read('en');
const added = Object.keys(code).filter((key) => !(key in english));
if (added.length > 0) {
  const lines = added.toSorted().map((key) => `${quoted(key)}: ${quoted(code[key] ?? key)}\n`);
  writeFileSync(join(folder, 'en.yaml'), lines.join(''), { flag: 'a' });
}

const report = (title: string, keys: readonly string[]): void => {
  if (keys.length > 0) console.log(`${title}:\n${keys.map((key) => `  ${key}`).join('\n')}`);
};
report('added to en.yaml', added);
report(
  'reads differently from the code',
  Object.keys(english).filter((key) => key in code && !ownKeys.has(key) && code[key] !== english[key]),
);
report(
  'said by no code',
  Object.keys(english).filter((key) => !(key in code) && !ownKeys.has(key)),
);
const translated = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml') && name !== 'en.yaml')
  .map((name) => name.slice(0, -'.yaml'.length));
for (const language of translated) {
  const phrases = read(language);
  report(
    `not in ${language}.yaml`,
    Object.keys(code).filter((key) => !(key in phrases)),
  );
  report(
    `other {values} in ${language}.yaml`,
    Object.keys(code).filter(
      (key) => key in phrases && values(phrases[key] ?? '') !== values(code[key] ?? ''),
    ),
  );
}
