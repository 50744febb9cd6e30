import { readForms } from '../forms/definition.ts';
import { loadContent } from './load.ts';
import { videoProblems } from './video-check.ts';

/** Checks the content files: `npm run content:check [-- FOLDER]`. */
const folder = process.argv[2] ?? 'content';
const began = performance.now();
const loaded = await loadContent(folder);
const problems = [
  ...(loaded.ok ? videoProblems(loaded.value) : loaded.problems),
  ...readForms(folder).problems,
];
if (loaded.ok && problems.length === 0) {
  const { items, templates } = loaded.value;
  process.stdout.write(
    `${folder}: ${items.size} items of ${templates.size} templates, ${Math.round(performance.now() - began)} ms\n`,
  );
} else {
  for (const { file, line, reason } of problems) process.stderr.write(`${file}:${line}: ${reason}\n`);
  process.stderr.write(`${problems.length} problems\n`);
  process.exitCode = 1;
}
