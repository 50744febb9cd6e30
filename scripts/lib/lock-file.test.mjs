import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { completeLock, missingOptional } from './lock-file.mjs';
import { nodePackage, root } from './node24.mjs';

/** @type {{ packages: import('./lock-file.mjs').Packages }} */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

const platforms = /** @type {const} */ ([
  { platform: 'linux', arch: 'x64', ending: '-gnu' },
  { platform: 'linux', arch: 'arm64', ending: '-gnu' },
  { platform: 'darwin', arch: 'x64', ending: '' },
  { platform: 'darwin', arch: 'arm64', ending: '' },
]);

for (const { platform, arch, ending } of platforms) {
  test(`[O9] the lock file holds the packages of ${platform} ${arch}`, () => {
    const name = `${platform}-${arch}`;
    const needed = [
      nodePackage(platform, arch),
      `@next/swc-${name}${ending}`,
      `@img/sharp-${name}`,
      `@img/sharp-libvips-${name}`,
      `@oxlint/binding-${name}${ending}`,
      `@oxfmt/binding-${name}${ending}`,
      `@oxlint-tsgolint/${name}`,
      `@typescript/typescript-${name}`,
      `@unrs/resolver-binding-${name}${ending}`,
    ];
    assert.deepEqual(
      needed.filter((entry) => packages[`node_modules/${entry}`]?.optional !== true),
      [],
    );
  });
}

test('[O9] the lock file is complete, so that npm ci takes it on every platform', () => {
  assert.deepEqual(missingOptional(packages), []);
});

test('[O9] both kinds of Linux get the same Node', () => {
  const versionFor = (/** @type {string} */ arch) =>
    packages[`node_modules/${nodePackage('linux', arch)}`]?.version;
  assert.match(versionFor('x64') ?? '', /^24\./);
  assert.equal(versionFor('arm64'), versionFor('x64'));
});

test('[O9] a missing optional package is added with the platform that its name tells', () => {
  const { packages: complete, added } = completeLock({
    '': { optionalDependencies: { 'tool-linux-x64': '1.0.0' } },
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { '@tool/darwin-arm64': '2.0.0', '@tool/linux-arm64-gnu': '2.0.0' },
    },
    'node_modules/tool/node_modules/@tool/darwin-arm64': { version: '2.0.0' },
    'node_modules/tool-linux-x64': { version: '1.0.0' },
  });
  assert.deepEqual(added, ['node_modules/@tool/linux-arm64-gnu']);
  assert.deepEqual(complete['node_modules/@tool/linux-arm64-gnu'], {
    version: '2.0.0',
    cpu: ['arm64'],
    dev: true,
    libc: ['glibc'],
    optional: true,
    os: ['linux'],
  });
});
