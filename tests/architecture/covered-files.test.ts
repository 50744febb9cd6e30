import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { linesOf, projectFiles } from './project-files.ts';

const code = /\.(?:ts|tsx|mts|cts|mjs|cjs|js|jsx)$/;

const files = projectFiles()
  .filter((file) => code.test(file))
  .toSorted();

test('[O2] every file of code is in a TypeScript project', () => {
  const compiler = join('node_modules', 'typescript', 'bin', 'tsc');
  const checked = new Set(
    ['.', 'gateways', 'tsconfig.tools.json'].flatMap((project) =>
      linesOf(process.execPath, compiler, '--listFilesOnly', '-p', project).map((file) =>
        file.replace(`${process.cwd()}/`, ''),
      ),
    ),
  );
  assert.ok(files.length > 500);
  assert.deepEqual(
    files.filter((file) => !checked.has(file)),
    [],
  );
});

test('[O2] the linter leaves out no file of code', () => {
  const linter = join('node_modules', 'oxlint', 'bin', 'oxlint');
  const linted = new Set(
    linesOf(process.execPath, linter, '--debug=files').map((file) => file.replace(/^\.\//, '')),
  );
  assert.deepEqual(
    files.filter((file) => !linted.has(file)),
    [],
  );
});
