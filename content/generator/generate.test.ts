import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { generatedFiles } from './generate.ts';

const items = join(import.meta.dirname, '../items');

const pages = z.object({
  children: z.array(z.object({ name: z.string(), fields: z.object({ metaDescription: z.string() }) })),
});

test('[A2] generating the demo content again changes nothing', () => {
  for (const [path, text] of generatedFiles())
    assert.equal(
      readFileSync(join(items, path), 'utf8'),
      text,
      `${path} was changed by hand, or not generated again`,
    );
});

test('[A6] every physician has a description of the length that search engines show', () => {
  for (const [path, text] of generatedFiles()) {
    if (!path.startsWith('home/find-a-physician/')) continue;
    for (const { name, fields } of pages.parse(parse(text)).children)
      assert.match(fields.metaDescription, /^.{110,155}$/u, name);
  }
});
