import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, quietFlags, root } from './node24.mjs';
import { shortenPageList } from './page-list.mjs';

const stateFile = join(root, '.foyer', 'build.json');
const sources = [
  'src/**/*',
  'public/**/*',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** A build takes half a minute. */
const buildWithinMs = 600_000;
const notBuilt = /\.test\.tsx?$|^src\/server\//;

/** A digest over everything that a build is made of. */
function sourcesDigest() {
  const digest = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !notBuilt.test(file))
    .sort();
  for (const file of files)
    digest
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return digest.digest('hex').slice(0, 12);
}

function currentBuild() {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Builds into a fresh directory when a source changed, then makes that the current build. A failed build leaves the
 * last one as it was, and a running server keeps the directory that it serves from.
 * @returns the directory of the build, below the project
 */
export function buildIfChanged() {
  const digest = sourcesDigest();
  const current = currentBuild();
  if (current?.digest === digest && existsSync(join(root, current.distDir, 'BUILD_ID')))
    return current.distDir;
  const distDir = `.next-${digest}`;
  process.stdout.write('Building the site…\n');
  rmSync(join(root, distDir), { recursive: true, force: true });
  const build = spawnSync(process.execPath, [...quietFlags, 'node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', FOYER_DIST_DIR: distDir, NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
    timeout: buildWithinMs,
  });
  if (build.status === null)
    fail('The build did not end within ten minutes. The last good build is untouched.');
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout}\n${build.stderr}\n`);
    fail('The build failed: see the lines above. The last good build is untouched.');
  }
  shortenPageList(join(root, distDir));
  mkdirSync(join(root, '.foyer'), { recursive: true });
  writeFileSync(stateFile, `${JSON.stringify({ digest, distDir })}\n`);
  dropOldBuilds(distDir, current?.distDir);
  return distDir;
}

/** Keeps the new build and the one before it, from which a server may still be serving. */
function dropOldBuilds(...keep) {
  for (const name of readdirSync(root)) {
    if (/^\.next-[0-9a-f]{12}$/.test(name) && !keep.includes(name))
      rmSync(join(root, name), { recursive: true, force: true });
  }
}
