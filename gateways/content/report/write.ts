import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environmentOrExit } from '../../config/env.ts';
import { describeProblems } from '../describe.ts';
import { loadContent } from '../load.ts';
import { reportCsv } from './csv.ts';
import { findingKinds } from './finding.ts';
import { reportHtml } from './html.ts';
import { reportOf } from './report.ts';

/** Writes the report of a content folder: `npm run content:report [-- FOLDER] [--out FOLDER]`; without one, of `CONTENT_DIR`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.foyer/content-report' } },
});
const folder = positionals[0] ?? environmentOrExit().CONTENT_DIR;
const loaded = await loadContent(folder);
if (loaded.ok) {
  const report = reportOf(loaded.value);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'index.html'), reportHtml(report, { csv: 'report.csv' }));
  writeFileSync(join(values.out, 'report.csv'), reportCsv(report));
  for (const [kind, name] of Object.entries(findingKinds)) {
    const { length } = report.findings.filter((finding) => finding.kind === kind);
    process.stdout.write(`${String(length).padStart(6)}  ${name}\n`);
  }
  process.stdout.write(`${report.pages} pages: ${join(values.out, 'index.html')} and report.csv\n`);
} else {
  for (const line of describeProblems(loaded.problems)) process.stderr.write(`${line}\n`);
  process.stderr.write('There is no report of content that cannot be served: mend it first.\n');
  process.exitCode = 1;
}
