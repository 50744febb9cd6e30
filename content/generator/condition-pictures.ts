import { entriesOf } from './text-files.ts';

/** The pictures that show what a page is about, with the names of the conditions and services whose they are. */
export const conditionPictures: readonly { readonly media: string; readonly names: readonly string[] }[] =
  entriesOf('condition-pictures.txt').map(({ title, lines }) => ({
    media: `${title}.webp`,
    names: lines.of?.split('; ') ?? [],
  }));

/**
 * The picture of a condition or a service, where editors have chosen one: a picture that fits any page tells nothing.
 * It has no alternative text, because it says nothing that the words do not.
 */
export function pictureOf(name: string): {
  readonly conditionImage?: { readonly media: string; readonly alt: string };
} {
  const own = conditionPictures.find(({ names }) => names.includes(name));
  return own ? { conditionImage: { media: own.media, alt: '' } } : {};
}
