import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const record = z.record(z.string(), z.unknown());

const entries = z.array(
  z.strictObject({
    specialty: z.string(),
    at: z.number().int().min(0),
    given: z.string(),
    family: z.string(),
    gender: z.enum(['Female', 'Male', 'Nonbinary']),
    degrees: z.string(),
    since: z.number().int(),
    /** Where given, all other drawn fields are left out. */
    only: z.array(z.string()).optional(),
    fields: record,
    languages: z.record(z.string(), z.object({ fields: record })).optional(),
  }),
);

/** A physician written by hand; `fields` replace what is drawn. */
export type ByHand = z.infer<typeof entries>[number];

/** The physicians written by hand, by specialty and place: `cardiology 0`. */
export const byHand: ReadonlyMap<string, ByHand> = new Map(
  entries
    .parse(parse(readFileSync(join(import.meta.dirname, 'by-hand.yaml'), 'utf8')))
    .map((entry) => [`${entry.specialty} ${entry.at}`, entry]),
);
