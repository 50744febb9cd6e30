import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './node24.mjs';

const debian = '/usr/bin/chromium-headless-shell';
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the tests: `CHROMIUM_PATH`, else Debian's headless shell, installed where this user may, else the
 * system's. The shell draws no window of its own: the journeys take about a quarter less time in it.
 * Says which, and ends the process with one sentence when there is none to be had.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) fail(`CHROMIUM_PATH names ${given}, and nothing is there.`);
    return said(given, 'from CHROMIUM_PATH');
  }
  const problem = existsSync(debian) ? undefined : installShell();
  if (problem === undefined) return said(debian, "Debian's headless shell");
  const found = usual.find((path) => existsSync(path));
  if (found) return said(found, "the system's");
  return fail(`No Chromium was found: install one, or name it in CHROMIUM_PATH. ${problem}`.trim());
}

/** @returns why the shell is not there, or nothing when it is */
function installShell() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return '';
  process.stdout.write("Chromium: installing Debian's package…\n");
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env: environment });
  const packages = ['chromium-headless-shell', 'fonts-liberation', 'fonts-noto-core'];
  const install = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    encoding: 'utf8',
    env: environment,
  });
  return existsSync(debian)
    ? undefined
    : `Debian's package could not be installed: ${install.stderr.trim().split('\n').at(-1)}`;
}

function said(path, source) {
  process.stdout.write(`Chromium: ${path} (${source})\n`);
  return path;
}
