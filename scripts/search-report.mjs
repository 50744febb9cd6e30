import { readEnvironmentOrFail } from './lib/environment.mjs';

/**
 * Prints what visitors who agreed to be counted searched for: `npm run search:report -- --days 14 [--json]`. The
 * embedded collector must run (SEARCH_COUNTS_HOST); queries of fewer than twenty visitors are counted and not named.
 */
const { SEARCH_COUNTS_HOST: host, SEARCH_COUNTS_KEY: key } = await readEnvironmentOrFail();
const given = process.argv.slice(2);
const days = given.includes('--days') ? (given[given.indexOf('--days') + 1] ?? '') : '14';

function table(title, lines) {
  const rows = lines.map(
    ({ query, searches, clicks, position }) =>
      [searches, clicks, position ?? '–'].map((cell) => String(cell).padStart(9)).join('') + `  ${query}`,
  );
  const head = ['searches', 'opened', 'position'].map((cell) => cell.padStart(9)).join('') + '  query';
  return [`\n${title}`, ...(rows.length > 0 ? [head, ...rows] : ['  none'])].join('\n');
}

try {
  const response = await fetch(`${host}/report?days=${encodeURIComponent(days)}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const report = await response.json();
  if (!response.ok) throw new Error(report.error ?? `status ${response.status}`);
  if (given.includes('--json')) process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
  else
    process.stdout.write(
      [
        `${report.searches} searches and ${report.clicks} opened results in ${days} days`,
        table('Searched for most', report.top),
        table('Found nothing', report.withoutResults),
        table('Found something that was seldom opened', report.seldomOpened),
        table('Said not to be of help', report.unhelpful),
        '',
      ].join('\n'),
    );
} catch (error) {
  process.stderr.write(`The report of ${host} cannot be had: ${error.message}.\n`);
  process.exitCode = 1;
}
