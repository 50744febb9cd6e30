import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

/** Each is an import that the layer rules forbid; the linter has to refuse every one of them. */
const forbidden: readonly (readonly [from: string, specifier: string])[] = [
  ['src/lib/zz-probe.ts', '@/cms/page'],
  ['src/lib/zz-probe.ts', '#config/server/env'],
  ['src/ui/zz-probe/probe.ts', '@/cms/page'],
  ['src/ui/zz-probe/probe.ts', '@/features/search/model/change'],
  ['src/ui/zz-probe/probe.ts', '@/domain/red-flags'],
  ['src/ui/zz-probe/probe.ts', '@/contracts/search'],
  ['src/cms/zz-probe.ts', '@/registry/components'],
  ['src/cms/zz-probe.ts', '#gateway/client'],
  ['src/features/zz-probe/probe.ts', '@/features/search/model/change'],
  ['src/features/zz-probe/probe.ts', '#gateway/client'],
  ['src/blocks/ZzProbe/ZzProbe.tsx', '#gateway/client'],
  ['src/blocks/ZzProbe/ZzProbe.tsx', '@/blocks/Header/Header'],
  ['src/blocks/ZzProbe/ZzProbe.tsx', '@sitecore-jss/sitecore-jss-nextjs'],
  ['src/blocks/ZzProbe/data.ts', 'undici'],
  ['src/services/zz-probe/way-out.ts', 'undici'],
  ['src/services/zz-probe/way-out.ts', 'node:https'],
  ['src/cms/server/zz-probe.ts', 'node:http'],
  ['src/routes/zz-probe.ts', 'node:http'],
  ['src/pages/zz-probe.ts', 'undici'],
  ['src/services/zz-probe/client.ts', '@/registry/components'],
  ['src/services/zz-probe/client.ts', '#routes/kit/route'],
  ['src/routes/zz-probe.ts', '@/registry/components'],
  ['src/cms/server/zz-probe.ts', '#services/search/client'],
  ['src/gateway/zz-probe.ts', '#cms/content'],
  ['src/contracts/zz-probe.ts', '#gateway/client'],
  ['src/server/zz-probe.ts', '../registry/components'],
  ['src/pages/zz-probe.ts', '../gateway/client'],
  ['gateways/search/zz-probe.ts', '../../src/cms/page'],
];

const made: string[] = [];
after(() => {
  for (const file of made) rmSync(file, { force: true });
  for (const folder of [
    'src/ui/zz-probe',
    'src/features/zz-probe',
    'src/blocks/ZzProbe',
    'src/services/zz-probe',
  ]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Where server code of the site may not call out by itself. */
const callers = [
  'src/services/zz-probe/fetching.ts',
  'src/cms/server/zz-fetching.ts',
  'src/routes/zz-fetching.ts',
  'src/pages/zz-fetching.ts',
  'src/blocks/ZzProbe/data.ts',
];

/** Writes files, lints them, and gives those back of which no rule of these complained. */
function passing(files: Readonly<Record<string, string>>, rules: RegExp): readonly string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    made.push(file);
  }
  const run = spawnSync(
    process.execPath,
    [join('node_modules', 'oxlint', 'bin', 'oxlint'), '--format=json', ...Object.keys(files)],
    { encoding: 'utf8' },
  );
  const report = JSON.parse(run.stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
  };
  const refused = new Set(
    report.diagnostics.filter(({ code }) => rules.test(code)).map(({ filename }) => filename),
  );
  return Object.keys(files).filter((file) => !refused.has(file));
}

test('[O2] the linter refuses every import that crosses the layers the wrong way', () => {
  const probes = forbidden.map(([from, specifier], index): [string, string] => [
    from.endsWith('/data.ts') ? from : from.replace(/\.(tsx?)$/, `${index}.$1`),
    `import * as probe from '${specifier}';\nexport const seen = probe;\n`,
  ]);
  assert.deepEqual(passing(Object.fromEntries(probes), /boundaries|no-restricted-imports/), []);
});

test('[O8] the linter refuses a call to an outside system that goes round the one client', () => {
  const calling = 'export const answer = () => fetch("https://example.org");\n';
  const probes = callers.map((file) => [file, calling]);
  assert.deepEqual(passing(Object.fromEntries(probes), /no-restricted-globals/), []);
});
