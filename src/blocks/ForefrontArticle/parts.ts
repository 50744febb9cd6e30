import { plainText } from '@/lib/plain-text';

/** A part of an article, as its heading names it. */
export type ArticlePart = { readonly fragment: string; readonly title: string };

/** Fewer parts are seen at once. */
const fewest = 3;
/** The box of facts at the beginning is no part of the text. */
const headings = /<section[^>]*class="key-facts"[^>]*>[\s\S]*?<\/section>|<h2([^>]*)>([\s\S]*?)<\/h2>/g;

/**
 * The parts of an article, and its markup with a place in each heading that a link can lead to.
 * @param markup - sanitized; a heading that has an id keeps it
 * @returns no parts where they are few
 * @requirement H4
 */
export function withParts(markup: string): { readonly html: string; readonly parts: readonly ArticlePart[] } {
  const parts: ArticlePart[] = [];
  const html = markup.replace(
    headings,
    (whole, attributes: string | undefined, inner: string | undefined) => {
      const title = plainText(inner ?? '');
      if (title === '') return whole;
      const own = /\sid="([^"]+)"/.exec(attributes ?? '')?.[1];
      const fragment = own ?? `part-${parts.length + 1}`;
      parts.push({ fragment, title });
      return own ? whole : `<h2 id="${fragment}"${attributes ?? ''}>${inner ?? ''}</h2>`;
    },
  );
  return parts.length < fewest ? { html: markup, parts: [] } : { html, parts };
}
