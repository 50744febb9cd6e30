import { z } from 'zod';

const impression = z.object({
  cDocId: z.string().max(500),
  cDocTitle: z.string().max(300).default(''),
  position: z.int().min(1).max(2000),
});
const count = z.coerce.number().int().min(0).max(10_000_000);
const common = {
  key: z.string().max(200),
  session: z.string().min(1).max(100),
  _vid: z.string().max(100).default(''),
  query: z.string().max(500).default(''),
  shownHits: count.default(0),
  totalHits: count.default(0),
  pageNo: count.default(1),
  language: z.string().max(20).default(''),
  impressions: z.array(impression).max(100).default([]),
};

/**
 * The events of SearchStax's documentation, and one of our own.
 * @requirement B23 B29
 */
export const eventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('_search'), properties: z.object(common) }),
  z.object({
    event: z.literal('_searchclick'),
    properties: z.object({
      ...common,
      cDocId: z.string().min(1).max(500),
      cDocTitle: z.string().max(300).default(''),
      position: z.int().min(1).max(2000),
    }),
  }),
  // Our own: whether a visitor found what they were looking for.
  z.object({
    event: z.literal('_searchfeedback'),
    properties: z.object({ ...common, isHelpful: z.boolean() }),
  }),
]);
export type SearchEvent = z.output<typeof eventSchema>;

/** Reads an event from base64 of JSON in UTF-8; undefined for anything else. */
export function readEvent(data: string): SearchEvent | undefined {
  try {
    const parsed = eventSchema.safeParse(JSON.parse(Buffer.from(data, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
