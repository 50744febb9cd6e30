import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The framework sends every browser a list of all pages, API routes among them. No link leads to these, so they are left out.
 * @param {string} manifest - text of the client's `_buildManifest.js`
 */
export function withoutApiRoutes(manifest) {
  return manifest.replaceAll(/^ *"\/api\/[^"]*",\n/gm, '');
}

/** @param {string} distDir - of a finished build */
export function shortenPageList(distDir) {
  for (const name of globSync('static/*/_buildManifest.js', { cwd: distDir })) {
    const file = join(distDir, name);
    writeFileSync(file, withoutApiRoutes(readFileSync(file, 'utf8')));
  }
}
