import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { generatedFiles } from './generate.ts';

const items = join(import.meta.dirname, '../items');

test('[A2] generating the demo content again changes nothing', () => {
  for (const [path, text] of generatedFiles())
    assert.equal(
      readFileSync(join(items, path), 'utf8'),
      text,
      `${path} was changed by hand, or not generated again`,
    );
});

test('[A6] every generated physician has a description of the length that search engines show', () => {
  const descriptions = [...generatedFiles()].flatMap(([path, text]) =>
    path.includes('physician')
      ? [...text.matchAll(/^ +metaDescription: (.*)$/gm)].map(([, line = '']) => line)
      : [],
  );
  assert.ok(descriptions.length >= 200);
  for (const description of descriptions)
    assert.ok(description.length >= 90 && description.length <= 200, description);
});
