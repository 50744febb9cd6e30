import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { pictures } from './draw.ts';

const items = join(import.meta.dirname, '../items');

const picture = z.object({ media: z.string(), alt: z.string() });
const inLanguage = z.object({ fields: z.object({ displayImage: picture }) });
const quote = z.object({
  fields: z.object({ quoteAuthor: z.string(), displayImage: picture }),
  languages: z.object({ 'es-MX': inLanguage, ar: inLanguage }),
});

/** Every item of a file, at any depth, whose words somebody said. */
function quotesIn(node: unknown): readonly unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'fields' in node && z.object({ quoteAuthor: z.string() }).safeParse(node.fields).success;
  return [...(own ? [node] : []), ...Object.values(node).flatMap(quotesIn)];
}

test('[A14] whoever is quoted is the person in the picture, and its text says so in each language', () => {
  const drawings = new Map(pictures());
  const files = readdirSync(items, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  const quotes = files.flatMap((file) =>
    quotesIn(parse(readFileSync(join(items, file), 'utf8'))).map((node) => quote.parse(node)),
  );
  assert.ok(quotes.length >= 8, `${quotes.length} quotes`);
  for (const { fields, languages } of quotes) {
    const who = fields.quoteAuthor.split('/').at(-1) ?? '';
    const all = [
      fields.displayImage,
      languages['es-MX'].fields.displayImage,
      languages.ar.fields.displayImage,
    ];
    for (const { media, alt } of all) {
      // Parts of a drawn person carry their name.
      assert.ok(drawings.get(media)?.().includes(`"${who}-`), `${media} does not show ${who}`);
      assert.ok(alt.length > 20, `${media}: ${alt}`);
    }
  }
});
