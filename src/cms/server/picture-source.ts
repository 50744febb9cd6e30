import { colourOf } from '#cms/picture-colours';
import { hostIn, isInMediaFolder, namesHost, ownMediaAddress } from '#cms/media-address';

type Picture = Readonly<Record<string, unknown>>;
type How = { readonly isEditing: boolean; readonly isPreview?: boolean };

/**
 * A picture as a page may show it. One of the CMS or of a media library gets its address on this site; one of any other host
 * is left out, because the browser may not load it, and authors see a notice in its place. The editor shows pictures of its
 * own CMS by itself.
 * @param src - the picture's address as authored
 * @requirement O1 O3
 */
export function shownPicture(picture: Picture, src: string, { isEditing, isPreview }: How): Picture {
  if (isEditing && isInMediaFolder(src)) return picture;
  const own = ownMediaAddress(src);
  if (own !== undefined) return { ...sizeIn(own), ...picture, src: own, ...colourIn(own) };
  if (!namesHost(src)) return isEditing ? picture : { ...picture, ...colourIn(src) };
  return isEditing || isPreview ? { ...picture, ...noticeFor(src) } : { ...picture, src: '' };
}

function colourIn(address: string): { readonly colour?: string } {
  const colour = colourOf(address);
  return colour === undefined ? {} : { colour };
}

/**
 * The size that a picture's address asks its server for: a page leaves room for it where the field says none.
 * @requirement A14
 */
export function sizeIn(address: string): { readonly width?: string; readonly height?: string } {
  const query = new URLSearchParams(address.split('?', 2)[1]?.split('#', 1)[0]);
  const [width, height] = [query.get('w'), query.get('h')];
  return width && height ? { width, height } : {};
}

/** What authors see in the place of a picture that visitors do not see: a drawing with a sentence. @requirement O1 */
export function noticeFor(address: string): { readonly src: string; readonly alt: string } {
  const host = hostIn(address);
  const alt = `Not shown to visitors: ${host === '' ? 'this picture' : `pictures of ${host}`} (MEDIA_LIBRARIES)`;
  return { src: noticePicture(alt), alt };
}

/** The address of a picture on this site; '' for one that pages do not show. @requirement A14 */
export function shownAddress(src: string): string {
  return ownMediaAddress(src) ?? (namesHost(src) ? '' : src);
}

/** A drawing with a sentence, which needs no place of its own and no script. */
function noticePicture(sentence: string): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 120"><rect width="640" height="120" fill="#fff4ce"/>' +
    `<text x="16" y="66" font-family="sans-serif" font-size="15">${sentence}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
