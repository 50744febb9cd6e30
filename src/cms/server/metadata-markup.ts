import { imageOf, linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields, LayoutComponent, LayoutData, Placeholders } from '@/cms/layout-data';

/** The uid by which the editor knows the page itself. */
const pageUid = '00000000-0000-0000-0000-000000000000';

/**
 * Layout data of the editor's metadata mode, with the markers that the editor looks for: around each field that says by
 * `metadata` what it is, around each block, and at the ends of each placeholder.
 * @param layout - normalised, with values only
 * @requirement O1
 */
export function withMetadataMarkup(layout: LayoutData): LayoutData {
  const { route } = layout;
  if (!route) return layout;
  return {
    ...layout,
    route: {
      ...route,
      fields: withMarkers(route.fields) as ComponentFields,
      placeholders: placeholdersOf(route.placeholders, pageUid),
    },
  };
}

function placeholdersOf(placeholders: Placeholders, uid: string): Placeholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, list]) => [
      name,
      [
        chrome('placeholder', 'open', `${name}_${uid}`),
        ...list.flatMap((component) => [
          chrome('rendering', 'open', component.uid),
          componentOf(component),
          chrome('rendering', 'close'),
        ]),
        chrome('placeholder', 'close'),
      ],
    ]),
  );
}

function componentOf(component: LayoutComponent): LayoutComponent {
  const { fields, placeholders, uid } = component;
  return {
    ...component,
    ...(fields ? { fields: withMarkers(fields) as ComponentFields } : {}),
    ...(placeholders ? { placeholders: placeholdersOf(placeholders, uid || pageUid) } : {}),
  };
}

function chrome(
  chrometype: 'placeholder' | 'rendering',
  kind: 'open' | 'close',
  id?: string,
): LayoutComponent {
  return {
    name: 'code',
    type: 'text/sitecore',
    contents: '',
    attributes: {
      type: 'text/sitecore',
      chrometype,
      class: 'scpm',
      kind,
      ...(id === undefined ? {} : { id }),
    },
  };
}

type Field = { readonly value: unknown; readonly metadata: object };

/** Fields, however deep, with the markup by which each is edited in its place. */
function withMarkers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withMarkers(entry));
  if (typeof value !== 'object' || value === null) return value;
  if (isField(value)) {
    const { metadata, ...field } = value;
    const open = `<code type="text/sitecore" chrometype="field" class="scpm" kind="open">${escaped(JSON.stringify(metadata))}</code>`;
    const close = '<code type="text/sitecore" chrometype="field" class="scpm" kind="close"></code>';
    return { ...field, editable: open + shown(field) + close };
  }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withMarkers(entry)]));
}

function isField(value: object): value is Field {
  return (
    'value' in value && 'metadata' in value && typeof value.metadata === 'object' && value.metadata !== null
  );
}

/** A field's value as markup, or the words and the box by which an empty one is found. */
function shown(field: { readonly value: unknown; readonly metadata?: object }): string {
  const { value } = field;
  const type = typeof value === 'object' && value !== null ? value : {};
  if ('src' in type || 'alt' in type) {
    const image = imageOf(field);
    return image ? `<img src="${escaped(image.src)}" alt="${escaped(image.alt)}">` : emptyPicture;
  }
  if ('href' in type) {
    const link = linkOf(field);
    return link ? `<a href="${escaped(link.href)}">${escaped(link.text || link.href)}</a>` : empty('link');
  }
  if (Array.isArray(value) || typeof value === 'boolean' || typeof value === 'number')
    return escaped(String(value));
  const text = textOf(field);
  if (text === '')
    return Object.keys(type).length === 0 && typeof value === 'object' ? emptyPicture : empty('text');
  // Markup has been made safe before; anything else is text.
  return /<[a-z]/i.test(text) ? text : escaped(text);
}

const emptyPicture = `<span class="scEmptyImage">[No image in field]</span>`;
const empty = (what: string) => `<span>[No ${what} in field]</span>`;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
