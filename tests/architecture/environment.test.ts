import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readEnvironment } from '../../gateways/config/env.ts';
import { environmentSchema } from '../../gateways/config/env-schema.ts';
import { address } from '../../gateways/config/env-values.ts';

type Schema = { readonly environmentSchema: { readonly shape: object } };
type Values = { readonly address: Pick<typeof address, 'safeParse'> };
type Reader = { readonly readEnvironment: typeof readEnvironment };
const ofSite = join(process.cwd(), 'src/config/server');
// By a computed name: the site's files belong to another project of the compiler.
const site = (await import(join(ofSite, 'env.ts'))) as Reader;
const { environmentSchema: siteSchema } = (await import(join(ofSite, 'env-schema.ts'))) as Schema;
const { address: siteAddress } = (await import(join(ofSite, 'env-values.ts'))) as Values;
const gateways: Reader = { readEnvironment };

const siteNames = Object.keys(siteSchema.shape);
const gatewayNames = Object.keys(environmentSchema.shape);
const names = [...new Set([...siteNames, ...gatewayNames])];
/** Set by the launchers, never in a file. */
const fromLaunchers = ['NODE_ENV', 'FOYER_DIST_DIR'];

/** The settings of `.env.example`: name, value, and the comment right above. */
const example = [...readFileSync('.env.example', 'utf8').matchAll(/((?:^#.*\n)*)^([A-Z_]+)=(.*)$/gm)].map(
  ([, comment = '', name = '', value = '']) => ({ comment, name, value }),
);
const copied = Object.fromEntries(example.map(({ name, value }) => [name, value]));

test('[O3] .env.example and the two schemas name the same settings, each with a sentence', () => {
  assert.deepEqual(
    example.map(({ name }) => name).toSorted(),
    names.filter((name) => !fromLaunchers.includes(name)).toSorted(),
  );
  const unexplained = example.filter(({ comment }) => !/^# [A-Z][^]*\.$/.test(comment.trim()));
  assert.deepEqual(unexplained, []);
});

test('[O3] a copied .env.example is the defaults of both programs', () => {
  assert.ok(site.readEnvironment({}).ok);
  assert.deepEqual(site.readEnvironment(copied), site.readEnvironment({}));
  assert.ok(gateways.readEnvironment({}).ok);
  assert.deepEqual(gateways.readEnvironment(copied), gateways.readEnvironment({}));
});

test('[O3] what both programs read has the same default in both', () => {
  const [one, other] = [site.readEnvironment({}), gateways.readEnvironment({})];
  assert.ok(one.ok && other.ok);
  const values: Readonly<Record<string, unknown>> = one.value;
  // An address of a gateway that is not given is this program's own.
  for (const [name, value] of Object.entries(other.value))
    if (name in values && value !== undefined) assert.deepEqual(values[name], value, name);
});

test('[O3] neither program takes a setting of the other for a misspelling', () => {
  for (const read of [site.readEnvironment, gateways.readEnvironment]) {
    const checked = read(Object.fromEntries(names.map((name) => [name, '1'])));
    const misspelt = checked.ok ? [] : checked.problems.filter((text) => text.includes('not a setting'));
    assert.deepEqual(misspelt, []);
  }
});

test('[O3] both programs refuse the ports that fetch refuses', async () => {
  const refused = (schema: Values['address']) =>
    Array.from({ length: 10_100 }, (_, port) => port).filter(
      (port) => !schema.safeParse(`http://a.example:${port}`).success,
    );
  const ports = refused(address);
  assert.deepEqual(refused(siteAddress), ports);
  assert.ok(ports.length > 80);
  for (const port of ports)
    await assert.rejects(fetch(`http://127.0.0.1:${port}`), {
      cause: new Error('bad port'),
    });
});

const files = globSync(
  [
    'src/**/*.{ts,tsx}',
    'gateways/**/*.ts',
    'ops/**/*.ts',
    'content/**/*.ts',
    'scripts/**/*.mjs',
    '*.{ts,mjs}',
  ],
  { exclude: (name) => name.includes('node_modules') },
).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

test('[O3] every setting is read by a program', () => {
  const programs = files.filter(
    ({ file }) => /^(src|gateways)\//.test(file) && !isTest(file) && !file.endsWith('env-schema.ts'),
  );
  const unread = names.filter((name) => !programs.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)));
  assert.deepEqual(unread, []);
});

// Two pages read whether they were built for development: a constant of the build.
test('[O3] only the schemas and the launchers read the environment of the process', () => {
  const allowed =
    /^(src\/config\/server\/env\.ts|src\/server\/main\.ts|gateways\/config\/env\.ts|next\.config\.ts|playwright\.config\.ts|src\/pages\/(?:dev\/ui|_document)\.tsx|scripts\/.*)$/;
  const others = files.filter(
    ({ file, text }) =>
      /\bprocess\s*(\.\s*env|\[['"]env['"]\])/.test(text) && !isTest(file) && !allowed.test(file),
  );
  assert.deepEqual(
    others.map(({ file }) => file),
    [],
  );
});

test('[O3] the site refuses a wrong environment before it starts, in sentences, with exit code 78', () => {
  const run = spawnSync(process.execPath, ['src/server/main.ts'], {
    env: { PATH: process.env['PATH'], PUBLISH_SECRET: 'short', SCHEDULNG_HOST: 'http://x.example' },
    encoding: 'utf8',
  });
  assert.equal(run.status, 78);
  for (const sentence of [
    'PUBLISH_SECRET must be at least 32 bytes long, or empty, which keeps its endpoint shut.',
    'SCHEDULNG_HOST is not a setting: rename it to SCHEDULING_HOST, or remove it.',
  ])
    assert.ok(run.stderr.split('\n').includes(sentence), run.stderr);
});
