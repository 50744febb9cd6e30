import type { Random } from './random.ts';
import { textOf } from './text-files.ts';

const praise = textOf('voices/reviews.txt').split('\n');
const ends = textOf('voices/review-ends.txt').split('\n');
const long = textOf('voices/long-reviews.txt').split('\n');
/** One physician of so many has a long comment, each another. */
const longEvery = 17;

/** Says something new each time: the same beginning never has the same end twice, as long as there are ends. */
export function praiseSource(): (beginning: string) => string {
  const said = new Map<string, number>();
  return (beginning) => {
    const times = said.get(beginning) ?? 0;
    said.set(beginning, times + 1);
    // Beginnings start at different ends, so that neighbors do not agree.
    const end = ends[(praise.indexOf(beginning) * 7 + times) % ends.length] ?? '';
    return `${beginning}, ${end}`;
  };
}

/**
 * Rating, number of ratings and some comments, as a survey company sends them: the comments are a list as JSON, and now
 * and then one that was cut off on the way.
 * @param number - the physician's, from 1
 * @param praised - makes a comment of its beginning
 */
export function reviewFields(
  random: Random,
  number: number,
  praised: (beginning: string) => string,
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
  const texts = random.some(praise, days.length).map(praised);
  const story = number % longEvery === 0 ? long[number / longEvery - 1] : undefined;
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
