import { createElement } from 'react';
import type { DrawOnce } from '@/cms/draw-once';
import { processWide } from '#gateway/process-wide';

type Kept = {
  readonly markup: string;
  /** The texts of its page that nobody has translated: the block marks those that it shows. */
  readonly foreign: string;
};

/** By what the block's loader said, which lives as long as its page's layout; undefined until it is drawn. */
const kept = () =>
  processWide('markup of still blocks', () => new WeakMap<object, { drawn: Kept | undefined }>());

/**
 * Has a block drawn once for all pages that show exactly this.
 * @param data - what its loader said, as it is sent
 * @requirement B26 O8
 */
export function drawOnce(data: object): void {
  kept().set(data, { drawn: undefined });
}

/** React says at the beginning of a page which pictures it needs first; one that is kept would not be among them. */
const neededFirst = /<img\s(?![^>]*\bloading="lazy")/;

/**
 * Draws the still blocks of one page: those that are known are put in afterwards. The element around them does not count
 * among the places by which React names its ids, and is taken out.
 * @returns `whole` puts the blocks into the page's markup and keeps those that were drawn in it
 * @requirement B26 O8
 */
export function stillMarkup(): {
  readonly draw: DrawOnce;
  readonly whole: (markup: string) => string;
} {
  const places: {
    readonly at: { drawn: Kept | undefined };
    readonly known: string | undefined;
    readonly foreign: string;
  }[] = [];
  return {
    draw(block, { data, page }) {
      const at = data && kept().get(data);
      if (!at) return block;
      const foreign = page.untranslated?.join() ?? '';
      const known = at.drawn?.foreign === foreign ? at.drawn.markup : undefined;
      const id = places.push({ at, known, foreign }) - 1;
      return createElement('still-block', { id }, known === undefined ? block : null);
    },
    whole: (page) =>
      page.replace(/<still-block id="(\d+)">([^]*?)<\/still-block>/g, (_, id: string, inside: string) => {
        const place = places[Number(id)];
        if (!place || place.known !== undefined) return place?.known ?? inside;
        // A part of a text keeps all of it in memory: its bytes are its own.
        const markup = Buffer.from(inside).toString();
        if (!neededFirst.test(markup)) place.at.drawn = { markup, foreign: place.foreign };
        return markup;
      }),
  };
}
