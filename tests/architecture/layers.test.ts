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
  ['src/cms/zz-probe.ts', '@/registry/names'],
  ['src/cms/zz-probe.ts', '#services/gateway/client'],
  ['src/features/zz-probe/probe.ts', '@/features/search/model/change'],
  ['src/features/zz-probe/probe.ts', '#services/gateway/client'],
  ['src/blocks/ZzProbe/ZzProbe.tsx', '#services/gateway/client'],
  ['src/blocks/ZzProbe/ZzProbe.tsx', '@/blocks/Header/Header'],
  ['src/blocks/ZzProbe/ZzProbe.tsx', '@sitecore-jss/sitecore-jss-nextjs'],
  ['src/blocks/ZzProbe/data.ts', 'undici'],
  ['src/services/zz-probe/client.ts', '@/registry/names'],
  ['src/contracts/zz-probe.ts', '#services/gateway/client'],
  ['src/server/zz-probe.ts', '../registry/names'],
  ['src/pages/zz-probe.ts', '../services/gateway/client'],
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

test('[O2] the linter refuses every import that crosses the layers the wrong way', () => {
  for (const [index, [from, specifier]] of forbidden.entries()) {
    const file = from.replace('robe.', `robe${index}.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import * as probe from '${specifier}';\nexport const seen = probe;\n`);
    made.push(file);
  }
  const run = spawnSync(
    process.execPath,
    [join('node_modules', 'oxlint', 'bin', 'oxlint'), '--format=json', ...made],
    { encoding: 'utf8' },
  );
  const report = JSON.parse(run.stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
  };
  const refused = new Set(
    report.diagnostics
      .filter(({ code }) => /boundaries|no-restricted-imports/.test(code))
      .map(({ filename }) => filename),
  );
  const passed = made.filter((file) => !refused.has(file));
  assert.deepEqual(passed, []);
});
