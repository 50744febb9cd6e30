import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { generatedFiles } from './generate.ts';

const items = join(import.meta.dirname, '../items');

const pages = z.object({
  children: z.array(z.object({ name: z.string(), fields: z.object({ metaDescription: z.string() }) })),
});

const reached = z.object({
  children: z.array(z.object({ name: z.string(), fields: z.object({ phoneNumber: z.string().optional() }) })),
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

test('[E7] [D1] the number of a physician or a place is nobody else’s', () => {
  const owners = new Map<string, string>();
  const files = generatedFiles();
  for (const path of ['home/find-a-physician/physician.yaml', 'home/find-a-location/location.yaml'])
    for (const { name, fields } of reached.parse(parse(files.get(path) ?? '')).children) {
      if (fields.phoneNumber === undefined) continue;
      assert.equal(owners.get(fields.phoneNumber), undefined, `${fields.phoneNumber} is also of ${name}`);
      owners.set(fields.phoneNumber, name);
    }
  for (const file of readdirSync(items, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.yaml') || files.has(file)) continue;
    for (const [number] of readFileSync(join(items, file), 'utf8').matchAll(/\d{3}-555-01\d\d/g))
      assert.equal(owners.get(number), undefined, `${number} in ${file} is also of an office`);
  }
});
