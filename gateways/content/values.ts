import type { Place, Problems } from './problems.ts';
import { bagOf } from './read-files.ts';
import type { ImageValue, LinkValue, RawField, TemplateField } from './fields.ts';
import type { MediaFile } from './store.ts';

/** What a value may refer to. */
export type References = {
  readonly problems: Problems;
  /** Where the file of an item would stand, without its extension: see `Problems.add`. */
  readonly templateFolder: string;
  readonly itemFile: (written: string) => string;
  /** The absolute path of the item at a path below the root; undefined when there is none. */
  readonly itemPath: (written: string) => string | undefined;
  /** `/about`; undefined for items without a page. */
  readonly itemUrl: (itemPath: string) => string | undefined;
  readonly media: (name: string) => MediaFile | undefined;
};

export type Where = { readonly file: string; readonly place: Place };

/**
 * Reads a field's value by the field's type. A value of another type, or a reference to nothing, becomes a problem.
 * @returns undefined when there is no usable value
 * @requirement O2
 */
export function readValue(
  field: TemplateField,
  written: unknown,
  where: Where,
  refs: References,
): RawField | undefined {
  const wrong = (expected: string): undefined => {
    refs.problems.add(where.file, where.place, `field "${field.name}" wants ${expected}`);
    return undefined;
  };
  if (written === null || written === undefined) return undefined;
  switch (field.type) {
    case 'text':
    case 'multiline':
      return typeof written === 'string' || typeof written === 'number' ? String(written) : wrong('a text');
    case 'richtext':
      return typeof written === 'string' ? resolveRichText(written, where, refs) : wrong('markup');
    case 'checkbox':
      return typeof written === 'boolean' ? written : wrong('true or false');
    case 'date':
    case 'datetime':
      return typeof written === 'string' && iso.test(written)
        ? (readDate(written) ?? wrong(`a day of the calendar, and there is no ${written}`))
        : wrong('a date (2026-11-20)');
    case 'number':
      return typeof written === 'number' ? written : wrong('a number');
    case 'integer':
      return Number.isInteger(written) ? (written as number) : wrong('a whole number');
    case 'link':
      return readLink(written, where, refs) ?? wrong('a link ({item: …} or {href: …})');
    case 'image':
    case 'file':
      return readImage(written, where, refs) ?? wrong('a media file ({media: …, alt: …})');
    case 'lookup':
      return typeof written === 'string' ? readItem(written, where, refs) : wrong('the path of one item');
    case 'multilist':
      if (!Array.isArray(written)) return wrong('a list of item paths');
      return written.flatMap((entry: unknown, index) => {
        if (typeof entry !== 'string') return wrong('a list of item paths') ?? [];
        return readItem(entry, { ...where, place: [...where.place, index] }, refs) ?? [];
      });
    case 'namevalue': {
      const pairs = bagOf(written);
      return pairs
        ? Object.fromEntries(Object.entries(pairs).map(([key, value]) => [key, String(value)]))
        : wrong('names with values');
    }
  }
}

const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** A day, or a time of a day. A day that the calendar lacks (30 February) is none. */
function readDate(written: string): string | undefined {
  const [, day = ''] = iso.exec(written) ?? [];
  const midnight = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(Date.parse(written)) || !isSameDay(midnight, day)
    ? undefined
    : new Date(written).toISOString();
}

function isSameDay(midnight: Date, day: string): boolean {
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

function readItem(written: string, where: Where, refs: References): string | undefined {
  const path = refs.itemPath(written);
  if (path === undefined)
    refs.problems.add(where.file, where.place, `there is no item "${written}"`, refs.itemFile(written));
  return path;
}

function readLink(written: unknown, where: Where, refs: References): LinkValue | undefined {
  const link = bagOf(written);
  if (!link) return undefined;
  const text = (name: string) => (typeof link[name] === 'string' ? { [name]: link[name] } : {});
  const extras = {
    ...text('target'),
    ...text('class'),
    ...text('title'),
    ...text('anchor'),
    ...text('querystring'),
  };
  const label = typeof link.text === 'string' ? link.text : '';
  if (typeof link.item === 'string') {
    const path = readItem(link.item, where, refs);
    const url = path && refs.itemUrl(path);
    if (path && !url) addUnreachable(link.item, where, refs);
    return { href: url ?? '', text: label, linktype: 'internal', ...(path ? { item: path } : {}), ...extras };
  }
  if (typeof link.media === 'string') {
    const image = refs.media(link.media);
    if (!image) refs.problems.add(where.file, where.place, `there is no media file "${link.media}"`);
    return { href: image?.src ?? '', text: label, linktype: 'media', ...extras };
  }
  if (typeof link.href !== 'string') return undefined;
  const { href } = link;
  const linktype = href.startsWith('tel:')
    ? 'tel'
    : href.startsWith('mailto:')
      ? 'mailto'
      : href.startsWith('#')
        ? 'anchor'
        : 'external';
  return { href, text: label, linktype, ...extras };
}

/** An item that is no page. Where its file cannot be read, that is what is wrong. */
function addUnreachable(name: string, where: Where, refs: References): void {
  refs.problems.add(where.file, where.place, `visitors cannot reach "${name}"`, refs.itemFile(name));
}

function readImage(written: unknown, where: Where, refs: References): ImageValue | undefined {
  const image = bagOf(written);
  if (typeof image?.media !== 'string') return undefined;
  const found = refs.media(image.media);
  if (!found) refs.problems.add(where.file, where.place, `there is no media file "${image.media}"`);
  const size = found?.width && found.height ? { width: found.width, height: found.height } : {};
  return { src: found?.src ?? '', alt: typeof image.alt === 'string' ? image.alt : '', ...size };
}

/**
 * Replaces references to items (`href="item:home/about"`) and media (`src="media:a.webp"`) in markup by their
 * addresses.
 */
function resolveRichText(html: string, where: Where, refs: References): string {
  return html
    .replace(/(href=["'])item:([^"'#?]+)/g, (_whole, before: string, name: string) => {
      const path = readItem(name, where, refs);
      const url = path && refs.itemUrl(path);
      if (path && !url) addUnreachable(name, where, refs);
      return `${before}${url ?? '/'}`;
    })
    .replace(/((?:src|href)=["'])media:([^"'#?]+)/g, (_whole, before: string, name: string) => {
      const image = refs.media(name);
      if (!image) refs.problems.add(where.file, where.place, `there is no media file "${name}"`);
      return `${before}${image?.src ?? ''}`;
    });
}
