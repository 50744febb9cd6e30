import { randomBytes } from 'node:crypto';

/** A part of a document: text, or the bytes of one that is kept. */
export type Piece = string | Buffer;

/** The framework loads its own copy of every module for each route; the server in front reads what they leave here. */
const place = Symbol.for('foyer.page-pieces');
type Held = { readonly pieces: readonly Piece[]; readonly until: number };
type Shared = { readonly held: Map<number, Held>; readonly secret: string; last: number; isTaken: boolean };
const shared = ((globalThis as { [place]?: Shared })[place] ??= {
  held: new Map(),
  secret: randomBytes(9).toString('base64url'),
  last: 0,
  isTaken: false,
});

/** A document that nobody has taken by then has gone wrong. */
const heldMs = 60_000;

/** No visitor can write it: signs of markup are escaped in texts and data, and comments of authors are left out. */
const opening = `<!--pieces ${shared.secret} `;
const closing = '-->';

/** The server in front says that it puts documents together (`wholeOf`). @requirement O8 */
export function takePieces(): void {
  shared.isTaken = true;
}

/**
 * Whether a page's document may hold pieces: one that is made for each address goes to the server in front alone, and the
 * framework keeps none.
 * @param route - of the framework
 * @requirement O8
 */
export function mayHoldPieces(route: string): boolean {
  return shared.isTaken && route.startsWith('/live/');
}

/**
 * Holds parts of a document back, so that the framework turns none of them into bytes and text and back.
 * @returns what stands in their place
 * @requirement O8
 */
export function holdPieces(pieces: readonly Piece[]): string {
  const now = Date.now();
  for (const [name, { until }] of shared.held) {
    if (until > now) break;
    shared.held.delete(name);
  }
  shared.last += 1;
  shared.held.set(shared.last, { pieces, until: now + heldMs });
  return `${opening}${shared.last}${closing}`;
}

/** A document with the parts that were held back. @requirement O8 */
export function wholeOf(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(opening); at !== -1; at = body.indexOf(opening, from)) {
    const end = body.indexOf(closing, at);
    const name = Number(body.toString('latin1', at + opening.length, end));
    parts.push(body.subarray(from, at), ...bytesOf(shared.held.get(name)?.pieces ?? []));
    shared.held.delete(name);
    from = end + closing.length;
  }
  return from === 0 ? body : Buffer.concat([...parts, body.subarray(from)]);
}

/** Texts that follow each other become bytes together. */
function bytesOf(pieces: readonly Piece[]): readonly Buffer[] {
  const parts: Buffer[] = [];
  let text = '';
  for (const piece of [...pieces, Buffer.alloc(0)]) {
    if (typeof piece === 'string') text += piece;
    else {
      if (text !== '') parts.push(Buffer.from(text));
      parts.push(piece);
      text = '';
    }
  }
  return parts;
}
