import { z } from 'zod';

/** What a visit is about, in words of the visitor's own. @requirement I1 B19 */
export const specialtyRequestSchema = z.strictObject({
  words: z.string().trim().min(1).max(120),
  language: z.string(),
  isForChild: z.boolean(),
});

/** The specialties that see it, in words of the page, the best first; none where the words say none. */
export type SpecialtyAnswer = { readonly specialties: readonly string[] };
