import { z } from 'zod';

const search = {
  language: z.string().min(1).max(20),
  /** Lower case, one space between words. */
  query: z.string().min(1).max(100),
  /** How many results it found. */
  total: z.int().min(0).max(10_000_000),
  /** Whether its visitor makes this search for the first time in the week. */
  isNewVisitor: z.boolean(),
  /** By which memory of the site: a process has one for a week. What one knows as new, another may know too. */
  memory: z.uuid(),
};

/**
 * What the site tells of one search. Nothing in it is about a visitor, and nothing else is taken.
 * @requirement B23 B29
 */
export const countedSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('search'), ...search }),
  z.strictObject({ event: z.literal('click'), ...search, position: z.int().min(1).max(10_000) }),
  z.strictObject({ event: z.literal('feedback'), ...search, isHelpful: z.boolean() }),
]);
export type Counted = z.output<typeof countedSchema>;
