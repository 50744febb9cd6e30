import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { quietFlags, root } from './node24.mjs';

test('[O9] a tool that hangs is ended, fails and is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-tool-'));
  const hanging = join(folder, 'hanging.mjs');
  writeFileSync(hanging, 'setInterval(() => {}, 1000);');
  const program = `
    const { runTool } = await import('./scripts/lib/tool.mjs');
    const [{ passed }] = await runTool('it ends', ${JSON.stringify(hanging)}, [], 300);
    console.log('passed:', passed);
  `;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...quietFlags, '--input-type=module', '-e', program],
    { cwd: root, encoding: 'utf8', timeout: 60_000 },
  );
  rmSync(folder, { recursive: true, force: true });
  assert.equal(stdout, 'passed: false\n');
  assert.match(stderr, /hanging\.mjs did not end within 0\.3 s: it hangs\.\n/);
});
