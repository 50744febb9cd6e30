import type { ComponentFields, Field } from '@/cms/layout-data';
import { formatPhone } from '@/lib/phone';
import { telHref } from '@/lib/phone-call';

/**
 * Tolerant readers of authored fields. They read the shapes of layout data (`{value}`) and of GraphQL (`{jsonValue}`,
 * `{targetItem}`, `{targetItems}`). They never throw, because an author's mistake must not break a page.
 */

type Bag = Readonly<Record<string, unknown>>;

export type LinkData = {
  readonly href: string;
  readonly text: string;
  readonly target: string | undefined;
  readonly title: string | undefined;
};

export type ImageData = {
  readonly src: string;
  readonly alt: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** What stands in its place until it is there: `#d7c5b3`. */
  readonly colour?: string;
};

/** A linked item as layout data expands it. */
export type ItemData = {
  readonly id: string;
  readonly url: string | undefined;
  readonly name: string;
  readonly displayName: string;
  readonly fields: ComponentFields;
};

function bag(value: unknown): Bag | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bag) : undefined;
}

/** What a field holds, whatever its kind: unwraps `jsonValue` and `value`. */
export function valueOf(field: Field): unknown {
  const outer = bag(field);
  if (!outer) return field;
  if ('jsonValue' in outer) return valueOf(outer.jsonValue);
  return 'value' in outer ? outer.value : undefined;
}

/** The text of a field; '' when it is empty or no text. A number becomes its digits. */
export function textOf(field: Field): string {
  const value = valueOf(field);
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** Whether a checkbox field is ticked. */
export function isTrue(field: Field): boolean {
  const value = valueOf(field);
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** What a checkbox says; undefined where the item has no such field, or nothing in it, so that nobody has said. */
export function answerOf(field: Field): boolean | undefined {
  const value = valueOf(field);
  return value === undefined || value === null ? undefined : isTrue(field);
}

/** The number in a field; undefined when there is none. */
export function numberOf(field: Field): number | undefined {
  const text = textOf(field);
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : undefined;
}

function string(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * A general link; undefined without a safe address. A bare number in the address is one to call, and a link that calls
 * says its number where the author wrote no words.
 */
export function linkOf(field: Field): LinkData | undefined {
  const value = bag(valueOf(field)) ?? bag(field);
  if (!value) return undefined;
  const base = string(value.href) || string(value.url);
  const query = string(value.querystring);
  const anchor = string(value.anchor);
  const href =
    base +
    (query && !base.includes('?') ? `?${query.replace(/^\?/, '')}` : '') +
    (anchor && !base.includes('#') ? `#${anchor.replace(/^#/, '')}` : '');
  if (href === '' || !isSafeHref(href)) return undefined;
  const number = /^(?:tel:)?([^:/?#]+)$/i.exec(href)?.[1] ?? '';
  const call = telHref(number);
  return {
    href: call ?? href,
    text: string(value.text).trim() || (call ? formatPhone(number) : ''),
    target: string(value.target) || undefined,
    title: string(value.title) || undefined,
  };
}

/** An address that an author wrote, as a text or as a link; '' for none. */
export function addressOf(field: Field): string {
  return textOf(field) || (linkOf(field)?.href ?? '');
}

/** Whether an address is safe in a link: a path, a fragment, or one of the schemes http(s), mailto, tel and sms. */
export function isSafeHref(href: string): boolean {
  // Browsers ignore control characters and white space inside a scheme.
  // oxlint-disable-next-line no-control-regex
  const clean = href.replace(/[\u0000-\u0020]/g, '');
  return /^(https?:|mailto:|tel:|sms:|[/#?]|[^:]*$)/i.test(clean) && !/^(\/\/|\/\\)/.test(clean);
}

function positive(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? Math.round(number) : undefined;
}

/** An image; undefined without a source. */
export function imageOf(field: Field): ImageData | undefined {
  const value = bag(valueOf(field)) ?? bag(field);
  const src = value ? string(value.src) : '';
  if (!value || src === '') return undefined;
  const colour = string(value.colour);
  return {
    src,
    alt: string(value.alt),
    width: positive(value.width),
    height: positive(value.height),
    ...(/^#[0-9a-f]{6}$/.test(colour) ? { colour } : {}),
  };
}

/** A linked item; undefined when there is none. */
export function itemOf(field: Field): ItemData | undefined {
  const outer = bag(field);
  const value = bag(outer?.targetItem) ?? bag(outer?.jsonValue) ?? bag(outer?.value) ?? outer;
  if (!value || (!('fields' in value) && !('id' in value) && !('name' in value))) return undefined;
  const url = bag(value.url);
  const name = string(value.name);
  return {
    id: string(value.id),
    url: string(value.url) || (url ? string(url.path) || string(url.url) : '') || undefined,
    name,
    displayName: string(value.displayName) || name,
    fields: bag(value.fields) ?? value,
  };
}

/** The linked items of a list field, in order, without entries of unknown shapes. */
export function itemsOf(field: Field): readonly ItemData[] {
  const outer = bag(field);
  const inner = outer ? (outer.targetItems ?? outer.jsonValue ?? outer.value ?? outer.results) : field;
  const list = Array.isArray(inner) ? inner : [];
  return list.map((entry) => itemOf(entry)).filter((item) => item !== undefined);
}

/** The items of a list whose order an author chose and in which each counts once, such as tags. */
export function distinctItemsOf(field: Field): readonly ItemData[] {
  const items = itemsOf(field);
  return items.filter(({ id }, at) => id === '' || items.findIndex((other) => other.id === id) === at);
}

/** The first field found under one of the names, in any letter case and with or without spaces. */
export function fieldOf(fields: ComponentFields | undefined, name: string): Field {
  if (!fields) return undefined;
  if (name in fields) return fields[name];
  const wanted = name.replaceAll(' ', '').toLowerCase();
  const key = Object.keys(fields).find((candidate) => candidate.replaceAll(' ', '').toLowerCase() === wanted);
  return key === undefined ? undefined : fields[key];
}
