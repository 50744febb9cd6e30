import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { words, type Language } from './article-authors.ts';

const shown = z
  .record(z.string(), words)
  .parse(parse(readFileSync(join(import.meta.dirname, 'article-pictures.yaml'), 'utf8')));

const drawn = { en: 'Drawing', 'es-MX': 'Dibujo', ar: 'رسم' } as const;

/** The large picture of a story, and what it shows. */
export function heroOf(slug: string, language: Language): { readonly media: string; readonly alt: string } {
  const what = shown[slug];
  if (!what) throw new Error(`${slug}: article-pictures.yaml does not say what its picture shows`);
  return { media: `articles/${slug}.webp`, alt: `${drawn[language]}: ${what[language]}` };
}
