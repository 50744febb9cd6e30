import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { titleFields } from '../../gateways/content/oversights/titles.ts';

test('[A5] [O6] authors are told of equal titles by the fields that give the site’s pages their titles', () => {
  const source = readFileSync('src/cms/head.ts', 'utf8');
  const [, list = ''] = /titleFields = \[([^\]]*)\]/.exec(source) ?? [];
  const names = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name.toLowerCase());
  assert.ok(names.length > 0, 'src/cms/head.ts names its fields in `titleFields`');
  assert.deepEqual(
    titleFields.map((name) => name.toLowerCase()),
    names,
  );
});
