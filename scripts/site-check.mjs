import { parseArgs } from 'node:util';
import { readEnvironmentOrFail } from './lib/environment.mjs';
import { numberOption } from './lib/options.mjs';
import { checkSite } from './lib/site-check/check.mjs';
import { readVocabulary } from './lib/site-check/vocabulary.mjs';

/**
 * Asks every address of every sitemap: `npm run site:check`, for a timer at night. `-- --origin http://10.0.0.5:3000` asks
 * another address than PUBLIC_URL; `--vocabulary FILE` checks structured data against schema.org's file too; `--each-kind 20` asks
 * so many of each kind; `--json` prints JSON. Exits with 1 when something is wrong.
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    vocabulary: { type: 'string' },
    'each-kind': { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const { PUBLIC_URL: publicUrl } = await readEnvironmentOrFail();
const { asked, byKind, problems } = await checkSite({
  publicUrl,
  origin: values.origin ?? publicUrl,
  ofEachKind: numberOption('--each-kind', Number.POSITIVE_INFINITY),
  onProblem: values.json ? undefined : (problem) => void process.stdout.write(`${problem}\n`),
  vocabulary: values.vocabulary ? readVocabulary(values.vocabulary) : undefined,
});
if (values.json) process.stdout.write(`${JSON.stringify({ asked, byKind, problems }, undefined, 2)}\n`);
else {
  const kinds = Object.entries(byKind).map(([kind, count]) => `${kind} ${count}`);
  process.stdout.write(`${asked} addresses asked (${kinds.join(', ')}), ${problems.length} problems.\n`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
