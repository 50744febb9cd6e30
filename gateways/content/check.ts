import { environmentOrExit } from '../config/env.ts';
import { readForms } from '../forms/definition.ts';
import { translationSlips } from '../forms/translations.ts';
import { describeProblems } from './describe.ts';
import { loadContent } from './load.ts';
import { oversightsOf } from './oversights/oversights.ts';
import { readSiteRules } from './oversights/site-rules.ts';

/** Checks the content files: `npm run content:check [-- FOLDER]`; without one, those of `CONTENT_DIR`. */
const folder = process.argv[2] ?? environmentOrExit().CONTENT_DIR;
const began = performance.now();
const loaded = await loadContent(folder);
const { forms, problems: formProblems } = readForms(folder);
const problems = [
  ...(loaded.ok
    ? [...oversightsOf(loaded.value, readSiteRules()), ...translationSlips(forms, loaded.value.site)]
    : loaded.problems),
  ...formProblems,
];
if (loaded.ok && problems.length === 0) {
  const { items, templates } = loaded.value;
  process.stdout.write(
    `${folder}: ${items.size} items of ${templates.size} templates, ${Math.round(performance.now() - began)} ms\n`,
  );
} else {
  for (const line of describeProblems(problems)) process.stderr.write(`${line}\n`);
  process.stderr.write(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}\n`);
  process.exitCode = 1;
}
