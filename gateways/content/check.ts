import { loadContent } from './load.ts';

/** Checks the content files: `npm run content:check [-- FOLDER]`. */
const folder = process.argv[2] ?? 'content';
const began = performance.now();
const loaded = await loadContent(folder);
if (loaded.ok) {
  const { items, templates } = loaded.value;
  process.stdout.write(
    `${folder}: ${items.size} items of ${templates.size} templates, ${Math.round(performance.now() - began)} ms\n`,
  );
} else {
  for (const { file, line, reason } of loaded.problems) process.stderr.write(`${file}:${line}: ${reason}\n`);
  process.stderr.write(`${loaded.problems.length} problems\n`);
  process.exitCode = 1;
}
