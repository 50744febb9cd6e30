import { imageOf, itemOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';
import { readLinks, type BlockLink } from '@/features/content/model/links';

/** Who said it. */
export type QuoteAuthor = {
  readonly name: string;
  /** They follow a name; without one they say nothing and are not shown. */
  readonly degrees: string;
  readonly academicTitle: string;
};

export type Quote = {
  readonly title: Field;
  /** The words themselves: a field of their own; in a banner without one its introduction, and if it has none its title. */
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
  const words = [fields?.quoteText, fields?.introText, fields?.titleText].find(
    (field) => textOf(field) !== '',
  );
  const { titleText: title, introText: intro } = fields ?? {};
  const author = readAuthor(fields?.quoteAuthor);
  return {
    title: words === title ? undefined : title,
    words,
    kind: words === intro ? 'markup' : 'lines',
    intro: words === intro ? undefined : intro,
    author,
    image: fields?.displayImage,
    links: readLinks(fields?.links),
    has: {
      words: words !== undefined,
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
    degrees: textOf(fields.degrees),
    academicTitle: textOf(fields.academicTitle),
  };
}
