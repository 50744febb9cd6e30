import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { slugOf } from './tags.ts';

/** A text in each language of the site. */
export const words = z.strictObject({ en: z.string(), 'es-MX': z.string(), ar: z.string() });
export type Words = z.infer<typeof words>;
export type Language = keyof Words;

const author = z.strictObject({
  key: z.string(),
  name: z.string(),
  picture: z.string(),
  /** The stories to begin with. */
  first: z.array(z.string()),
  role: words,
  /** One line, below each story. */
  bio: words,
  /** What they write about. */
  beat: words,
  more: words,
});
export type Author = z.infer<typeof author>;

/** Those who write the news. */
export const authors: readonly Author[] = z
  .array(author)
  .parse(parse(readFileSync(join(import.meta.dirname, 'article-authors.yaml'), 'utf8')));

/** The item of an author's page. */
export const pageOf = ({ name }: Author): string => `home/forefront/authors/${slugOf(name)}`;

/** Who wrote a story, with a picture. */
export const bioOf = ({ picture, bio }: Author, language: Language): string =>
  `<p><img src="media:${picture}" alt="" width="160" height="160" loading="lazy">${bio[language]}</p>`;
