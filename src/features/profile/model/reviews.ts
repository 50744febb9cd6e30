/** A patient's review. */
export type Review = {
  readonly id: string;
  readonly comment: string;
  /** As the survey spells it. */
  readonly date: string;
};

/** A list shows this many characters of a comment. */
const clampLength = 180;

/**
 * Reads the reviews of a physician: a list, or an object with a list, as JSON or already read. JSON may have been written
 * as HTML, or with commas too many. What is no JSON even so gives no reviews; entries without a comment are left out.
 * @requirement D6
 */
export function parseReviews(comments: unknown): readonly Review[] {
  const parsed = typeof comments === 'string' ? jsonIn(comments) : comments;
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

function jsonIn(text: string): unknown {
  const plain = text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  for (const candidate of [text, plain, plain.replace(/,(?=\s*[\]}])/g, '')]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next one may be better.
    }
  }
  return undefined;
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
 * Cuts a long comment after a word, at 180 characters at most.
 * @returns `rest` is '' for a short comment
 * @requirement D6
 */
export function clampReview(comment: string): { readonly start: string; readonly rest: string } {
  if (comment.length <= clampLength) return { start: comment, rest: '' };
  const space = comment.lastIndexOf(' ', clampLength);
  const cut = space > clampLength / 2 ? space : clampLength;
  return { start: comment.slice(0, cut), rest: comment.slice(cut).trim() };
}

/**
 * The day of a review in words, "October 1, 2026". Anything that is no date is returned as it is.
 * @param date - starts with `yyyy-MM-dd`, or any text
 * @param language - BCP 47 tag
 * @requirement D6
 */
export function reviewDate(date: string, language: string): string {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T|\s)/.exec(date)?.[0];
  const instant = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant)) return date;
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'long' }).format(instant);
}
