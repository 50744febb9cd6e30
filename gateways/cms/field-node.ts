import { extname } from 'node:path';
import { formatId } from '../content/ids.ts';
import type { ImageValue, LinkValue, TemplateField } from '../content/fields.ts';
import type { ContentItem, ContentStore } from '../content/store.ts';
import { formatDate } from './date-format.ts';
import { fieldDefinition } from './definitions.ts';
import { forEditor, layoutField, pathsOf, rawText } from './field-values.ts';
import { mimeTypeOf } from './mime-types.ts';
import { fieldTypeNames } from './type-names.ts';

/** A field of an item, as GraphQL resolves it. */
export type FieldNode = { readonly __typename: string } & Readonly<Record<string, unknown>>;

type FieldInput = {
  readonly content: ContentStore;
  readonly item: ContentItem;
  readonly field: TemplateField;
  readonly language: string;
  /** The item at a path, as GraphQL resolves it; undefined when there is none. */
  readonly itemNode: (path: string) => object | undefined;
};

/** Creates a field with the members of its type. @requirement O2 */
export function createFieldNode(input: FieldInput): FieldNode {
  const { content, item, field, language } = input;
  const value = item.field(field.name, language);
  return {
    __typename: fieldTypeNames[field.type],
    definition: () => fieldDefinition(field),
    id: ({ format }: { readonly format?: string }) => formatId(field.id, format),
    name: field.name,
    // For an empty lookup, layout data says null, but the schema requires a value.
    jsonValue: () =>
      forEditor(layoutField(content, field, value, language) ?? {}, {
        content,
        item,
        field,
        value,
        language,
      }),
    value: () => rawText(content, field, value),
    ...membersOf(input),
  };
}

type Members = Readonly<Record<string, unknown>>;

function membersOf({ content, item, field, language, itemNode }: FieldInput): Members {
  const value = item.field(field.name, language);
  switch (field.type) {
    case 'checkbox':
      return { boolValue: value === true };
    case 'number':
      return { numberValue: value ?? null };
    case 'integer':
      return { intValue: value ?? null };
    case 'date':
    case 'datetime':
      return dateMembers(typeof value === 'string' ? value : undefined);
    case 'link':
      return linkMembers(value as LinkValue | undefined, itemNode);
    case 'image':
      return imageMembers(value as ImageValue | undefined, content);
    case 'file':
      return { url: (value as ImageValue | undefined)?.src ?? '' };
    case 'lookup':
      return lookupMembers(typeof value === 'string' ? value : undefined, content, itemNode);
    case 'multilist':
      return listMembers(pathsOf(value), content, itemNode);
    case 'namevalue':
      return {
        values: Object.entries((value ?? {}) as Record<string, string>).map(([name, text]) => ({
          name,
          value: text,
        })),
      };
    default:
      return {};
  }
}

function dateMembers(value: string | undefined): Members {
  return {
    dateValue: value === undefined ? null : Date.parse(value),
    formattedDateValue: ({ format, offset }: { readonly format?: string; readonly offset?: number }) =>
      value === undefined ? '' : formatDate(new Date(value), format ?? 'g', offset ?? 0),
  };
}

function linkMembers(link: LinkValue | undefined, itemNode: FieldInput['itemNode']): Members {
  return {
    anchor: link?.anchor ?? '',
    className: link?.class ?? '',
    linkType: link?.linktype ?? '',
    queryString: link?.querystring ?? '',
    target: link?.target ?? '',
    targetItem: () => (link?.item ? itemNode(link.item) : null),
    text: link?.text ?? '',
    url: link?.href ?? '',
  };
}

function lookupMembers(
  path: string | undefined,
  content: ContentStore,
  itemNode: FieldInput['itemNode'],
): Members {
  return {
    targetId: ({ format }: { readonly format?: string }) => {
      const target = path === undefined ? undefined : content.item(path);
      return target ? formatId(target.id, format) : null;
    },
    targetItem: () => (path === undefined ? null : itemNode(path)),
  };
}

function listMembers(
  paths: readonly string[],
  content: ContentStore,
  itemNode: FieldInput['itemNode'],
): Members {
  return {
    count: paths.length,
    targetIds: () => paths.flatMap((path) => content.item(path)?.id.replaceAll('-', '').toUpperCase() ?? []),
    targetItems: () => paths.flatMap((path) => itemNode(path) ?? []),
  };
}

function imageMembers(image: ImageValue | undefined, content: ContentStore): Members {
  const media = image && content.media(decodeURIComponent(image.src.replace('/-/media/', '')));
  return {
    alt: image?.alt ?? '',
    description: '',
    extension: extname(media?.name ?? '').slice(1),
    height: image?.height ? String(image.height) : '',
    keywords: '',
    mimeType: mimeTypeOf(media?.name ?? '') ?? '',
    size: media?.bytes ?? null,
    src: ({
      maxWidth,
      maxHeight,
    }: {
      readonly maxWidth?: number | null;
      readonly maxHeight?: number | null;
    }) => {
      const sizes = new URLSearchParams({
        ...(maxWidth ? { mw: String(maxWidth) } : {}),
        ...(maxHeight ? { mh: String(maxHeight) } : {}),
      });
      return image ? `${image.src}${sizes.size > 0 ? `?${sizes.toString()}` : ''}` : '';
    },
    title: '',
    width: image?.width ? String(image.width) : '',
  };
}
