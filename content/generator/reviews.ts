import type { Random } from './random.ts';
import { textOf } from './text-files.ts';

/** Who writes about a physician: patients, or parents of patients. */
export type Writer = 'patient' | 'parent';

type Voice = {
  readonly beginnings: readonly string[];
  readonly ends: readonly string[];
  readonly stories: readonly string[];
};

const linesOf = (file: string): readonly string[] => textOf(`voices/${file}.txt`).split('\n');
const voices: Readonly<Record<Writer, Voice>> = {
  patient: {
    beginnings: linesOf('reviews'),
    ends: linesOf('review-ends'),
    stories: linesOf('long-reviews'),
  },
  parent: {
    beginnings: linesOf('parent-reviews'),
    ends: linesOf('parent-review-ends'),
    stories: linesOf('parent-long-reviews'),
  },
};
/** Complaints have ends of their own: "and I never felt rushed" does not follow a long wait. */
const delays = linesOf('delays');
const delayEnds = linesOf('delay-ends');
/** One physician of so many has a long comment, each another. */
const longEvery = 17;

/** Makes the comments of a page. No two pages have the same one, and no two of a page have the same end. */
export type ReviewSource = {
  readonly comments: (random: Random, writer: Writer, count: number) => readonly string[];
  /** The next long comment; undefined when all are used. */
  readonly story: (writer: Writer) => string | undefined;
};

/** A source of comments, for all physicians of the site. */
export function reviewSource(): ReviewSource {
  const said = new Set<string>();
  const stories = { patient: [...voices.patient.stories], parent: [...voices.parent.stories] };
  const comments = (random: Random, writer: Writer, count: number): readonly string[] => {
    const { beginnings, ends } = voices[writer];
    const all = [...beginnings, ...delays];
    const onPage = new Set<string>();
    return random.some(all, count).map((beginning) => {
      const list = delays.includes(beginning) ? delayEnds : ends;
      // Beginnings start at different ends, so that neighbors do not agree.
      const first = (all.indexOf(beginning) * 7) % list.length;
      const end = [...list.slice(first), ...list.slice(0, first)].find(
        (each) => !onPage.has(each) && !said.has(`${beginning}, ${each}`),
      );
      if (end === undefined) throw new Error(`"${beginning}" needs more ends.`);
      onPage.add(end);
      said.add(`${beginning}, ${end}`);
      return `${beginning}, ${end}`;
    });
  };
  return { comments, story: (writer) => stories[writer].shift() };
}

/**
 * Rating, number of ratings and some comments, as a survey company sends them: the comments are a list as JSON, and now
 * and then one that was cut off on the way.
 * @param physician - `number` counts them from 1
 */
export function reviewFields(
  random: Random,
  { number, writer }: { readonly number: number; readonly writer: Writer },
  source: ReviewSource,
): Readonly<Record<string, string>> {
  const kind = number % 8;
  if (kind === 5 && number % 3 === 0) return {};
  const count =
    kind === 5 && number % 5 === 0
      ? 0
      : kind === 5 || kind === 2
        ? random.between(3, 25)
        : random.between(26, 412);
  if (count === 0) return { rating: '0', numberOfReviews: '0', comments: '[]' };
  const days = random.some(
    Array.from({ length: 300 }, (_unused, day) => day),
    Math.min(count, random.between(2, 5)),
  );
  const texts = [...source.comments(random, writer, days.length)];
  const story = number % longEvery === 0 ? source.story(writer) : undefined;
  if (story !== undefined) texts[0] = story;
  const dates = [...days].sort((one, other) => other - one);
  const comments = JSON.stringify(
    texts.map((comment, index) => ({
      Id: number * 10 + index,
      comment,
      MentionTime: new Date(Date.UTC(2026, 0, 4 + (dates[index] ?? 0))).toISOString().slice(0, 10),
    })),
  );
  return {
    rating: (4 + random.between(2, 9) / 10).toFixed(1),
    numberOfReviews: String(count),
    comments: number % 97 === 41 ? comments.slice(0, comments.length / 2) : comments,
  };
}
