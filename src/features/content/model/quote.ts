import { imageOf, itemOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';
import { readLinks, type BlockLink } from '@/features/content/model/links';

/** Who said it. */
export type QuoteAuthor = {
  readonly name: string;
  /** '' also where there is no name: they say nothing alone. */
  readonly degrees: string;
  readonly academicTitle: string;
};

export type Quote = {
  readonly title: Field;
  /** The words themselves: a field of their own, or the introduction of a banner that has no such field. */
  readonly words: Field;
  /** Lines of text, or markup. */
  readonly kind: 'lines' | 'markup';
  /** The introduction beside the words. */
  readonly intro: Field;
  readonly author: QuoteAuthor;
  readonly image: Field;
  readonly links: readonly BlockLink[];
  readonly has: { readonly words: boolean; readonly image: boolean; readonly author: boolean };
};

/**
 * Reads a quote banner.
 * @requirement G4
 */
export function readQuote(fields: ComponentFields | undefined): Quote {
  const hasOwnWords = textOf(fields?.quoteText) !== '';
  const words = hasOwnWords ? fields?.quoteText : fields?.introText;
  const author = readAuthor(fields?.quoteAuthor);
  return {
    title: fields?.titleText,
    words,
    kind: hasOwnWords ? 'lines' : 'markup',
    intro: hasOwnWords ? fields?.introText : undefined,
    author,
    image: fields?.displayImage,
    links: readLinks(fields?.links),
    has: {
      words: textOf(words) !== '',
      image: imageOf(fields?.displayImage) !== undefined,
      author: author.name !== '' || author.academicTitle !== '',
    },
  };
}

function readAuthor(field: Field): QuoteAuthor {
  const fields = itemOf(field)?.fields ?? {};
  const name = [textOf(fields.firstName), textOf(fields.lastName)].filter(Boolean).join(' ');
  return {
    name,
    degrees: name === '' ? '' : textOf(fields.degrees),
    academicTitle: textOf(fields.academicTitle),
  };
}
