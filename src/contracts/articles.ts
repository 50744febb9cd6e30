import { z } from 'zod';
import { maxStoryPages, storyRows } from '@/config/news';

/** An article as a card shows it. JSON. */
export type ArticleCard = {
  readonly id: string;
  /** Site path, without language. */
  readonly href: string;
  readonly title: string;
  /** A picture's source with its size, as authored fields hold them; undefined for none. */
  readonly image?:
    | { readonly src: string; readonly width?: number | undefined; readonly height?: number | undefined }
    | undefined;
  /** ISO instant, or the day alone; '' for none. */
  readonly date: string;
  /** The first of its topics; '' for none. */
  readonly topic: string;
  /** Plain text; '' for none. */
  readonly abstract: string;
  /** Minutes to read it; undefined where only its card is known. */
  readonly minutes?: number | undefined;
};

/** Which stories are asked for. */
export type StoriesQuestion = {
  /** Keys of channels, of which a story has one at least; empty for all stories. */
  readonly channels: readonly string[];
  /** '' for all years. */
  readonly year: string;
  /** Stories on one page. */
  readonly rows: number;
  /** The search service's name of the search model; '' for the articles' own. */
  readonly model: string;
};

/** The pages of stories that an address shows, the newest first. @requirement H3 */
export type Stories = {
  readonly question: StoriesQuestion;
  readonly articles: readonly ArticleCard[];
  /** How many there are in all. */
  readonly total: number;
  /** Years that have stories, the newest first. */
  readonly years: readonly string[];
};

const channel = z.string().regex(/^\w{1,64}$/);

/**
 * What `GET /api/articles` is asked: one page of stories.
 * @requirement H3
 */
export const articlesRequestSchema = z.object({
  channel: z
    .union([channel, z.array(channel).max(20)])
    .default([])
    .transform((asked) => [asked].flat()),
  subfilter: z
    .string()
    .regex(/^[12]\d{3}$/)
    .default(''),
  /** 1-based. */
  page: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(maxStoryPages)),
  rows: z.enum([String(storyRows.cards), String(storyRows.alternate)]).transform(Number),
  model: z
    .string()
    .regex(/^\w{0,40}$/)
    .default(''),
  language: z.string().max(20),
});

/** What `GET /api/articles` answers. */
export type ArticlesAnswer = {
  readonly articles: readonly ArticleCard[];
  readonly total: number;
  /** Keys of the texts that nobody has translated. */
  readonly untranslated: readonly string[];
};

/** What a collection shows: the stories of the channel that its address names, or of those that its author chose. */
export type ArticleCollection = Stories & {
  /** Key of the channel that the address names; '' for none. */
  readonly channel: string;
  /** What the address calls it; '' for none. @requirement H2 */
  readonly channelName: string;
  /** Why there are no stories: nobody could be asked for them. */
  readonly isDown?: true;
};

/** The stories of one channel. */
export type ChannelStories = Stories & { readonly channel: { readonly id: string; readonly name: string } };
