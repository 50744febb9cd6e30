import { createElement } from 'react';
import type { DrawOnce } from '@/cms/draw-once';
import type { Page } from '@/cms/page';
import type { Piece } from '@/lib/page-pieces';
import { keptEntry } from '#cms/kept-entries';
import { processWide } from '#gateway/process-wide';

type Kept = {
  readonly markup: Buffer;
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

/** A part of a page that is drawn once: its markup, or what becomes of it when it is drawn now. */
export type Place = {
  readonly known: Buffer | undefined;
  readonly keep: (markup: Buffer) => void;
};

const opening = '<still-block id="';
const closing = '</still-block>';

/**
 * Draws the still parts of one page: those that are known are put in afterwards. The element around them does not count
 * among the places by which React names its ids, and is taken out.
 * @param shown - the page that is drawn
 * @returns `pieces` is the page's markup with those parts in it, and keeps those that were drawn in it; `whole` is it in one
 * @requirement B26 O8
 */
export function stillMarkup(
  shown: () => { readonly page?: Page; readonly phrases?: Readonly<Record<string, string>> },
): {
  readonly draw: DrawOnce;
  readonly pieces: (markup: string) => readonly Piece[];
  readonly whole: (markup: string) => string;
} {
  const places: Place[] = [];
  const stand = (part: Parameters<DrawOnce['block']>[0], place: Place) =>
    createElement('still-block', { id: places.push(place) - 1 }, place.known === undefined ? part : null);
  const pieces = (markup: string) => piecesOf(markup, places);
  return {
    draw: {
      block(block, { data, page }) {
        const at = data && kept().get(data);
        if (!at) return block;
        const foreign = page.untranslated?.join() ?? '';
        const known = at.drawn?.foreign === foreign ? at.drawn.markup : undefined;
        return stand(block, { known, keep: (markup) => (at.drawn = { markup, foreign }) });
      },
      entry(entry) {
        const { page, phrases } = shown();
        const place = page && phrases && keptEntry(entry, { page, phrases });
        return place ? stand(entry, place) : entry;
      },
    },
    pieces,
    whole: (markup) => pieces(markup).map(String).join(''),
  };
}

function piecesOf(markup: string, places: readonly Place[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = markup.indexOf(opening); at !== -1; at = markup.indexOf(opening, from)) {
    const named = markup.indexOf('">', at);
    const end = markup.indexOf(closing, named);
    const place = places[Number(markup.slice(at + opening.length, named))];
    const inside = markup.slice(named + '">'.length, end);
    pieces.push(markup.slice(from, at), place?.known ?? inside);
    // A part of a text keeps all of it in memory: its bytes are its own.
    if (place && place.known === undefined && !neededFirst.test(inside)) place.keep(Buffer.from(inside));
    from = end + closing.length;
  }
  pieces.push(markup.slice(from));
  return pieces;
}
