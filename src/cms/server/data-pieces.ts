import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape.js';
import type { Piece } from '@/lib/page-pieces';
import { processWide } from '#gateway/process-wide';

/** What many pages hold is the same object in them, as long as their layout serves. */
const kept = () => processWide('data of pages as bytes', () => new WeakMap<object, Buffer>());

/** What goes into pieces: the members of these members, each by its own. */
type Path = { readonly [name: string]: Path | 'kept' | 'members' };
const paths: Path = { props: { pageProps: { placeholders: 'kept', phrases: 'kept', data: 'members' } } };

/**
 * A page's data as the JSON in its document. What other pages of its layout hold too is made into bytes once.
 * @param data - of the framework, with the page's properties in them
 * @requirement B26 O8
 */
export function dataPieces(data: object): readonly Piece[] {
  return membersOf(data, paths);
}

function membersOf(value: object, path: Path): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    pieces.push(`${pieces.length === 0 ? '{' : ','}${jsonOf(name)}:`, ...memberPieces(member, path[name]));
  }
  return [...pieces, pieces.length === 0 ? '{}' : '}'];
}

function memberPieces(member: unknown, how: Path[string] | undefined): readonly Piece[] {
  if (typeof member !== 'object' || member === null || how === undefined) return [jsonOf(member)];
  if (how === 'kept') return [bytesOf(member)];
  if (how !== 'members') return membersOf(member, how);
  return membersOf(member, Object.fromEntries(Object.keys(member).map((name) => [name, 'kept' as const])));
}

function bytesOf(value: object): Buffer {
  const known = kept().get(value);
  if (known) return known;
  const bytes = Buffer.from(jsonOf(value));
  kept().set(value, bytes);
  return bytes;
}

function jsonOf(value: unknown): string {
  return htmlEscapeJsonString(JSON.stringify(value));
}
