import { drawingOf, type Layer } from '@/domain/map/drawing';
import { labelLooks, type Label, type LabelKind } from '@/domain/map/labels';
import { pictureSizes, type Mark, type PictureSize } from '@/domain/map/picture-address';
import { clustered, fitted, project, type Pixel, type View } from '@/domain/map/projection';
import { xmlText } from '@/lib/xml';

/** What a picture of a map shows. */
export type PictureOptions = {
  /** One alone is in the middle of the picture. */
  readonly marks: readonly Mark[];
  /** In the children's part of the site marks have its colour. */
  readonly isForChildren?: boolean;
  readonly size?: PictureSize;
};

/** One place alone is shown with the streets around it. A phone shows a strip of its picture: with fewer names near it, it shows more. */
const placeZoom = 14;
const stripZoom = 13;
/** Letters of a picture, which may be shown a little smaller than it is, against those of a map. */
const textScale = 1.2;
const markSize = 15;
/** Marks that are closer to each other would cover each other's numbers, pixels. */
const markReach = 30;

const paper = '#f7f6f3';
const looks: Readonly<Record<Layer, string>> = {
  park: 'fill="#e2edd9"',
  water: 'fill="#cfe3ee"',
  county: 'fill="none" stroke="#b3b6bc" stroke-dasharray="2 5"',
  state: 'fill="none" stroke="#7d828c" stroke-width="1.5" stroke-dasharray="8 4 2 4"',
  street: 'fill="none" stroke="#dedad2" stroke-width="3"',
  river: 'fill="none" stroke="#a9cbe0" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"',
  road: 'fill="none" stroke="#d9a441" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"',
};
const inks: Readonly<Record<LabelKind, string>> = {
  city: '#1b1b1f',
  town: '#1b1b1f',
  suburb: '#4a4f57',
  area: '#4a4f57',
  corner: '#4a4f57',
  street: '#4a4f57',
  state: '#4a4f57',
  road: '#5c3d00',
  water: '#0b5c7a',
};

/**
 * A map as an SVG picture with marks, which needs no scripts and no outside service.
 * @requirement E2 E9
 */
export function pictureOf({ marks, isForChildren = false, size = 'wide' }: PictureOptions): string {
  const { width, height } = pictureSizes[size];
  const view = viewOf(marks, { width, height }, size === 'small' ? stripZoom : placeZoom);
  // Two marks in one house would hide each other: they are one, with the numbers of both.
  const pins = clustered(
    marks.map((mark) => ({ pixel: project(mark, view), number: mark.number })),
    markReach,
  ).map(({ pixel, members }) => ({
    ...pixel,
    text: members.flatMap(({ number }) => number ?? []).join(', '),
  }));
  const taken = pins.map(({ x, y }) => ({ left: x - 22, right: x + 22, top: y - 30, bottom: y + 10 }));
  const { paths, labels } = drawingOf(view, taken, textScale);
  const shapes = Object.entries(paths)
    .map(([layer, path]) => (path ? `<path d="${path}" ${looks[layer as Layer]}/>` : ''))
    .join('');
  const colour = isForChildren ? '#c2410c' : '#7a1f2b';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `font-family="'Source Sans 3', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>${shapes}` +
    labels.map(labelMarkup).join('') +
    pins.map((pin) => pinMarkup(pin, colour)).join('') +
    '</svg>\n'
  );
}

function viewOf(marks: readonly Mark[], size: Pick<View, 'width' | 'height'>, zoom: number): View {
  const [only, ...others] = marks;
  return only && others.length === 0 ? { ...size, center: only, zoom } : fitted(marks, size);
}

function labelMarkup({ kind, text, at, turn, width }: Label): string {
  const size = Math.round(labelLooks[kind].size * textScale);
  const [x, y] = [at.x.toFixed(0), at.y.toFixed(0)];
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  const style = kind === 'city' ? ' font-weight="700"' : kind === 'water' ? ' font-style="italic"' : '';
  const sign =
    kind === 'road'
      ? `<rect x="${(at.x - width / 2).toFixed(0)}" y="${(at.y - 11).toFixed(0)}" width="${width.toFixed(0)}" ` +
        `height="22" rx="4" fill="#fff4d6" stroke="#b98624"/>`
      : '';
  const halo = kind === 'road' ? '' : ` stroke="${paper}" stroke-width="3" paint-order="stroke"`;
  return (
    `${sign}<text x="${x}" y="${y}" dy=".35em" text-anchor="middle" font-size="${size}" fill="${inks[kind]}"` +
    `${halo}${style}${turned}>${xmlText(text)}</text>`
  );
}

/** A pin whose point is the place; with its number, or with several. */
function pinMarkup({ x, y, text }: Pixel & { readonly text: string }, colour: string): string {
  const [left, top] = [x.toFixed(0), (y - 22).toFixed(0)];
  const half = Math.max(markSize, 8 + text.length * 4);
  return (
    `<path d="M${left} ${y.toFixed(0)}l-9 -11h18z" fill="${colour}"/>` +
    `<rect x="${(x - half).toFixed(0)}" y="${(y - 22 - markSize).toFixed(0)}" width="${2 * half}" ` +
    `height="${2 * markSize}" rx="${markSize}" fill="${colour}" stroke="#fff" stroke-width="2"/>` +
    (text
      ? `<text x="${left}" y="${top}" dy=".35em" text-anchor="middle" font-size="15" font-weight="700" fill="#fff">${text}</text>`
      : `<circle cx="${left}" cy="${top}" r="5" fill="#fff"/>`)
  );
}
