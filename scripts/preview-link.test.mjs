import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { readPreviewQuery } from '../src/lib/preview-link.ts';

const secret = 'the-secret-of-the-previews-which-is-long-enough';
const settings = { JSS_EDITING_SECRET: secret, PUBLIC_URL: 'https://clinic.example' };

/**
 * @param {readonly string[]} options
 * @param {Readonly<Record<string, string>>} environment
 */
function run(options, environment = settings) {
  /** @type {Record<string, string | undefined>} */
  const env = { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/preview-link.mjs', ...options], {
    encoding: 'utf8',
    env: /** @type {NodeJS.ProcessEnv} */ (env),
  });
  return { code: status, printed: stdout, complained: stderr };
}

test('[O1] [O9] npm run preview:link prints a link that opens its page for a day, or for as long as is said', () => {
  for (const { options, hours } of [
    { options: ['/es-MX/Vacunas/'], hours: 24 },
    { options: ['/es-mx/vacunas', '--hours', '720'], hours: 720 },
  ]) {
    const { code, printed, complained } = run(options);
    assert.deepEqual([code, complained], [0, '']);
    const link = new URL(printed.trim());
    assert.equal(link.origin, 'https://clinic.example');
    assert.match(link.pathname, /\/es-mx\/vacunas$/);
    const asked = { path: '/es-mx/vacunas', query: Object.fromEntries(link.searchParams) };
    const opensIn = (/** @type {number} */ more) =>
      readPreviewQuery({ ...asked, now: new Date(Date.now() + more * 3_600_000) }, secret);
    assert.ok('until' in opensIn(hours - 0.1));
    assert.deepEqual(opensIn(hours), { refusal: 'expired' });
  }
});

test('[O1] [O9] npm run preview:link says which option is wrong, and that a secret is missing', () => {
  for (const { options, sentence } of [
    { options: [], sentence: 'Name one path that begins with a slash.' },
    { options: ['//elsewhere.example'], sentence: 'Name one path that begins with a slash.' },
    { options: ['/flu', '--hours', '721'], sentence: '--hours is a number from 1 to 720.' },
    { options: ['/flu', '--days', '1'], sentence: "Unknown option '--days'" },
  ]) {
    const { code, printed, complained } = run(options);
    assert.deepEqual([code, printed], [1, '']);
    assert.ok(complained.startsWith(sentence), complained);
    assert.ok(complained.includes('Usage: npm run preview:link -- /path --hours 24'));
  }
  const without = run(['/flu'], {});
  assert.equal(without.code, 78);
  assert.match(without.complained, /^JSS_EDITING_SECRET is not set/);
});
