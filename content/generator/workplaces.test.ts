import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { generatedFiles } from './generate.ts';

const file = z.object({
  children: z.array(
    z.object({
      name: z.string(),
      fields: z.object({
        primaryLocation: z.string().optional(),
        otherLocations: z.array(z.string()).default([]),
        specialities: z.array(z.string()).default([]),
        specialties: z.array(z.string()).default([]),
      }),
    }),
  ),
});

const read = (path: string) => file.parse(parse(generatedFiles().get(path) ?? '')).children;

test('[E1] a place names exactly the specialties that somebody practises there', () => {
  const staff = read('home/find-a-physician/physician.yaml');
  for (const { name, fields } of read('home/find-a-location/location.yaml')) {
    const here = staff.filter(({ fields: { primaryLocation, otherLocations } }) =>
      [primaryLocation, ...otherLocations].includes(`home/find-a-location/location/${name}`),
    );
    const practised = new Set(here.flatMap(({ fields: { specialities } }) => specialities));
    assert.deepEqual(new Set(fields.specialties), practised, name);
    assert.ok(fields.specialties.length > 0, name);
  }
});

test('[B17] a place names first what it is known for', () => {
  const [hospital] = read('home/find-a-location/location.yaml');
  assert.deepEqual(hospital?.fields.specialties.slice(0, 3), [
    'data/specialties/cardiology',
    'data/specialties/oncology',
    'data/specialties/pediatrics',
  ]);
});
