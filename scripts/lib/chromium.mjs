import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './node24.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the tests: `CHROMIUM_PATH`, else the system's, else Debian's package, installed where this user may.
 * Says which, and ends the process with one sentence when there is none to be had.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) fail(`CHROMIUM_PATH names ${given}, and nothing is there.`);
    return said(given, 'from CHROMIUM_PATH');
  }
  const found = usual.find((path) => existsSync(path));
  if (found) return said(found, "the system's");
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    process.stdout.write("Chromium: installing Debian's package…\n");
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env: environment });
    const packages = ['chromium', 'fonts-liberation', 'fonts-noto-core'];
    const install = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      encoding: 'utf8',
      env: environment,
    });
    if (install.status === 0 && existsSync('/usr/bin/chromium'))
      return said('/usr/bin/chromium', "Debian's package");
    fail(`Chromium could not be installed: ${install.stderr.trim().split('\n').at(-1)}`);
  }
  return fail('No Chromium was found: install one, or name it in CHROMIUM_PATH.');
}

function said(path, source) {
  process.stdout.write(`Chromium: ${path} (${source})\n`);
  return path;
}
