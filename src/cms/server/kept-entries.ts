import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { LRUCache } from 'lru-cache';
import type { Page } from '@/cms/page';
import { readOnce } from '@/lib/read-once';
import { untranslatedIn } from '#cms/untranslated';
import { processWide } from '#gateway/process-wide';

/** Bytes: some four thousand doctors in one language. */
const maxSize = 16_000_000;

/** What is kept was made of its key alone, so that no publish makes it untrue. */
const entries = () =>
  processWide(
    'markup of entries',
    () =>
      new LRUCache<string, Buffer>({
        maxSize,
        sizeCalculation: (markup, key) => markup.length + key.length,
      }),
  );

/** The framework loads its own copy of a component for each route. */
const kinds = () =>
  processWide('kinds of entries', () => ({ known: new WeakMap<object, number>(), last: 0 }));

/** A short name for phrases, which are the same object for some seconds. */
const digestOf = readOnce((phrases: object) =>
  createHash('sha1').update(JSON.stringify(phrases)).digest('base64'),
);

/**
 * The markup of an entry of a list that many pages show, where it is known. Pages in other languages, themes or words have entries
 * of their own, and so have pages on which other texts of the entry are marked as nobody's translation.
 * @returns undefined for an entry that is not kept
 * @requirement B26 O8
 */
export function keptEntry(
  { type, props }: ReactElement<object>,
  { page, phrases }: { readonly page: Page; readonly phrases: Readonly<Record<string, string>> },
): { readonly known: Buffer | undefined; readonly keep: (markup: Buffer) => void } | undefined {
  if (typeof type === 'string' || page.isEditing || page.isPreview) return undefined;
  const { language, defaultLanguage, theme, untranslated } = page;
  const marked = untranslated
    ? untranslatedIn(props, language).filter((text) => untranslated.includes(text))
    : [];
  const where = [kindOf(type), language, defaultLanguage, theme, ...marked, digestOf(phrases)];
  const key = `${where.join(' ')} ${JSON.stringify(props)}`;
  return { known: entries().get(key), keep: (markup) => void entries().set(key, markup) };
}

function kindOf(type: object): number {
  const all = kinds();
  const known = all.known.get(type);
  if (known !== undefined) return known;
  all.last += 1;
  all.known.set(type, all.last);
  return all.last;
}
