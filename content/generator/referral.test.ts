import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { generatedFiles } from './generate.ts';

const physicians = z.object({
  children: z.array(
    z.object({ name: z.string(), fields: z.object({ referAPatientLink: z.unknown().optional() }) }),
  ),
});

test('[D2] "Refer a patient" leads to its page, which has the number of the referral line, and dials nobody', () => {
  const file = generatedFiles().get('home/find-a-physician/physician.yaml') ?? '';
  const links = physicians
    .parse(parse(file))
    .children.flatMap(({ fields }) => fields.referAPatientLink ?? []);
  assert.ok(links.length > 200);
  for (const link of links) assert.deepEqual(link, { item: 'home/refer-a-patient', text: 'Refer a patient' });
});
