import { z } from 'zod';
import type { Sitter } from './look.ts';

/** What a portrait needs of a physician's item. Little may be known. */
const item = z.object({
  name: z.string(),
  fields: z.object({
    firstName: z.string(),
    gender: z.string().optional(),
    practicingSince: z.string().optional(),
    adultPhysician: z.boolean().optional(),
    pediatricPhysician: z.boolean().optional(),
  }),
});

/** The year of which the demo site tells. */
const present = 2026;

/** A physician as they sit for a portrait: what their page says of them. Careers begin at thirty. */
export function sitterOf(physician: unknown): Sitter {
  const { name, fields } = item.parse(physician);
  const gender = fields.gender?.split('/').at(-1);
  return {
    id: name,
    given: fields.firstName,
    gender: gender === 'female' || gender === 'male' ? gender : 'nonbinary',
    age: 30 + present - Number(fields.practicingSince ?? present - 10),
    forChildren: fields.pediatricPhysician === true && fields.adultPhysician !== true,
    clothes: 'medical',
  };
}
