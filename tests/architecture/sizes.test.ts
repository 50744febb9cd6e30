import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { projectFiles } from './project-files.ts';

const sizes = projectFiles()
  .filter((file) => /\.(?:[cm]?[jt]s|tsx|css)$/.test(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }));

test('[O9] no file of code or styles has more than 300 lines', () => {
  assert.ok(sizes.length > 2000);
  assert.deepEqual(
    sizes.filter(({ lines }) => lines > 300),
    [],
  );
});

test('[O9] half of the files of site and gateways have 60 lines or fewer', () => {
  const own = sizes.filter(({ file }) => /^(?:src|gateways)\//.test(file)).map(({ lines }) => lines);
  const median = own.toSorted((a, b) => a - b)[Math.floor(own.length / 2)] ?? Infinity;
  assert.ok(median <= 60, `the median is ${median} lines`);
});
