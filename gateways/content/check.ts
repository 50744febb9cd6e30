import { loadContent } from './load.ts';
import { videoProblems } from './video-check.ts';

/** Checks the content files: `npm run content:check [-- FOLDER]`. */
const folder = process.argv[2] ?? 'content';
const began = performance.now();
const loaded = await loadContent(folder);
const problems = loaded.ok ? videoProblems(loaded.value) : loaded.problems;
if (loaded.ok) {
  const { items, templates } = loaded.value;
  process.stdout.write(
    `${folder}: ${items.size} items of ${templates.size} templates, ${Math.round(performance.now() - began)} ms\n`,
  );
}
if (problems.length > 0) {
  for (const { file, line, reason } of problems) process.stderr.write(`${file}:${line}: ${reason}\n`);
  process.stderr.write(`${problems.length} problems\n`);
  process.exitCode = 1;
}
