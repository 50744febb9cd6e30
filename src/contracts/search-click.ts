import { z } from 'zod';

/**
 * A result that a visitor opened, reported by the browser. Only sent by visitors who agreed to be counted.
 * @requirement B23
 */
export const searchClickSchema = z.strictObject({
  query: z.string().max(200),
  /** Results in all, and on the page. */
  total: z.int().min(0).max(10_000_000),
  shown: z.int().min(0).max(1000),
  /** 1-based. */
  page: z.int().min(1).max(1000),
  language: z.string().max(20),
  /** Site path of the result. */
  path: z.string().min(1).max(500).startsWith('/'),
  title: z.string().max(300),
  /** 1 for the first of all results. */
  position: z.int().min(1).max(10_000),
  /** Opened from the list below a search field, which no search was counted for. */
  isSuggestion: z.boolean(),
});

export type SearchClick = z.output<typeof searchClickSchema>;

/** Whether a search was of use, as a visitor says. @requirement B29 */
export const searchFeedbackSchema = z.strictObject({
  query: z.string().min(1).max(200),
  total: z.int().min(0).max(10_000_000),
  language: z.string().max(20),
  isHelpful: z.boolean(),
});

export type SearchFeedback = z.output<typeof searchFeedbackSchema>;
