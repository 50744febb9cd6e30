import { parseArgs } from 'node:util';
import { readEnvironmentOrFail } from './lib/environment.mjs';

/**
 * Prints a link that shows a page as it will be, with drafts, to whoever has it: `npm run preview:link -- /es-mx/flu --hours 24`.
 * The path has its language, as visitors write it. The link holds for 1 to 720 hours (default 24), for that page in that
 * language. Exits with 1 for a wrong option, with 78 where JSS_EDITING_SECRET is not set.
 * @requirement O1
 */
const usage = 'Usage: npm run preview:link -- /path --hours 24\n';
const { JSS_EDITING_SECRET: secret, PUBLIC_URL: site } = await readEnvironmentOrFail();
const { path, hours } = readOptions();
if (secret === '') fail('JSS_EDITING_SECRET is not set: the site opens no previews without it.', 78);
const { previewQuery } = await import('../src/lib/preview-link.ts');
const { previewPath } = await import('../src/config/editing-paths.ts');
const until = new Date(Date.now() + hours * 3_600_000);
const address = encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
process.stdout.write(
  `${site}${previewPath}${address === '/' ? '' : address}?${previewQuery({ path, until }, secret)}\n`,
);

/** @returns {{path: string, hours: number}} */
function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { hours: { type: 'string', default: '24' } },
    });
    const [given = '', ...more] = positionals;
    const count = Number(values.hours);
    if (more.length > 0 || !/^\/(?!\/)/.test(given))
      fail(`Name one path that begins with a slash.\n${usage}`, 1);
    if (!(count >= 1 && count <= 720)) fail(`--hours is a number from 1 to 720.\n${usage}`, 1);
    return {
      path: decodeURI(given)
        .toLowerCase()
        .replace(/(.)\/+$/, '$1'),
      hours: count,
    };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : ''}\n${usage}`, 1);
  }
}

/**
 * @param {string} sentence
 * @param {number} code
 * @returns {never}
 */
function fail(sentence, code) {
  process.stderr.write(`${sentence.trimEnd()}\n`);
  process.exit(code);
}
