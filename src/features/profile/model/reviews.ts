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
