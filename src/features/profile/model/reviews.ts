/** What a patient wrote. */
export type Review = {
  readonly id: string;
  readonly comment: string;
  /** As the survey gives it. */
  readonly date: string;
};

/** Longer comments are cut at a word, the rest opens. */
const clampLength = 180;

/**
 * Reads the reviews of a physician: a JSON list, or an object with one in it. What is no JSON, and entries without a
 * comment, are left out silently.
 * @requirement D6
 */
export function parseReviews(text: string): readonly Review[] {
  if (text.trim() === '') return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  return listIn(parsed).flatMap((entry, index) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const members = new Map(
      Object.entries(entry).map(([key, value]) => [key.toLowerCase(), value as unknown]),
    );
    const comment = wordsOf(members.get('comment'));
    if (comment === '') return [];
    return [
      {
        id: wordsOf(members.get('id')) || String(index + 1),
        comment,
        date: wordsOf(members.get('mentiontime')),
      },
    ];
  });
}

function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  const list: unknown = Object.values(value).find((entry) => Array.isArray(entry));
  return Array.isArray(list) ? list : [value];
}

function wordsOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}

/**
 * Cuts a comment for a list: the beginning, ending at a word, and the rest; `rest` is '' where it is short enough.
 * @requirement D6
 */
export function clampReview(comment: string): { readonly start: string; readonly rest: string } {
  if (comment.length <= clampLength) return { start: comment, rest: '' };
  const space = comment.lastIndexOf(' ', clampLength);
  const cut = space > clampLength / 2 ? space : clampLength;
  return { start: comment.slice(0, cut), rest: comment.slice(cut).trim() };
}

/**
 * The day of a review in words, "October 1, 2026"; what is no date comes back as it is.
 * @param date - begins with `yyyy-MM-dd`, or is anything else that the survey says
 */
export function reviewDate(date: string, language: string): string {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T|\s)/.exec(date)?.[0];
  const instant = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant)) return date;
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'long' }).format(instant);
}
