import { serverOnlyFields } from '@/config/forms';
import type {
  ComponentFields,
  LayoutComponent,
  LayoutData,
  Placeholders,
  RouteData,
} from '@/cms/layout-data';
import { ownMediaAddress } from '#cms/media-address';
import { shownPicture } from '#cms/picture-source';
import { safeRichText } from '#cms/rich-text';

type Bag = Readonly<Record<string, unknown>>;

type Speech = { readonly language: string; readonly defaultLanguage: string };

function bag(value: unknown): Bag | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bag) : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * Turns whatever the layout service sent into layout data that the site can rely on: missing parts are filled, odd
 * ones left out, all markup made safe. Never throws.
 * @param answer - `{sitecore: {context, route}}`, possibly with holes
 * @param speech - language of the page and of the site
 * @requirement O2
 */
export function normalizeLayout(answer: unknown, speech: Speech): LayoutData {
  const sitecore = bag(bag(answer)?.sitecore);
  const context = bag(sitecore?.context);
  const route = bag(sitecore?.route);
  const state = text(context?.pageState);
  const isEditing = context?.pageEditing === true;
  const isMetadataMode = isEditing && context?.editMode === 'metadata';
  return {
    context: {
      language: text(context?.language) ?? speech.language,
      itemPath: text(context?.itemPath) ?? '/',
      pageEditing: isEditing,
      pageState: state === 'preview' || state === 'edit' ? state : isEditing ? 'edit' : 'normal',
      siteName: text(bag(context?.site)?.name) ?? '',
      isMetadataMode,
    },
    route: route
      ? normalizeRoute(route, {
          speech,
          // In metadata mode, values are the CMS's own, not the editor's markup.
          isEditing: isEditing && !isMetadataMode,
          isPreview: state === 'preview' || isMetadataMode,
          isMetadataMode,
        })
      : null,
  };
}

type How = {
  readonly speech: Speech;
  readonly isEditing: boolean;
  /** Authors are told what visitors do not see. */
  readonly isPreview?: boolean;
  /** What the editor knows a field by stays as it is. */
  readonly isMetadataMode?: boolean;
  /** Addresses of media stay whole: the object is told to search engines. */
  readonly keepsAddresses?: boolean;
};

function normalizeRoute(route: Bag, how: How): RouteData {
  return {
    name: text(route.name),
    displayName: text(route.displayName),
    fields: normalizeFields(route.fields, how) ?? {},
    itemId: text(route.itemId) ?? '',
    itemLanguage: text(route.itemLanguage),
    itemVersion: typeof route.itemVersion === 'number' ? route.itemVersion : undefined,
    templateName: text(route.templateName),
    placeholders: normalizePlaceholders(route.placeholders, how) ?? {},
  };
}

function normalizePlaceholders(value: unknown, how: How): Placeholders | undefined {
  const placeholders = bag(value);
  if (!placeholders) return undefined;
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, list]) => [
      name,
      (Array.isArray(list) ? list : [])
        .map((entry, index) => normalizeComponent(entry, how, `${name}-${index}`))
        .filter((entry) => entry !== undefined),
    ]),
  );
}

function normalizeComponent(value: unknown, how: How, place: string): LayoutComponent | undefined {
  const component = bag(value);
  if (!component) return undefined;
  const componentName = text(component.componentName);
  // The editor's own markup means nothing outside of it.
  if (!componentName && !how.isEditing) return undefined;
  return {
    uid: text(component.uid) || place,
    componentName,
    dataSource: text(component.dataSource),
    fields: normalizeFields(component.fields, how),
    params: normalizeStrings(component.params),
    placeholders: normalizePlaceholders(component.placeholders, how),
    ...(componentName
      ? {}
      : {
          name: text(component.name),
          type: text(component.type),
          contents: text(component.contents),
          attributes: normalizeStrings(component.attributes),
        }),
  };
}

function normalizeStrings(value: unknown): Readonly<Record<string, string>> | undefined {
  const strings = bag(value);
  if (!strings) return undefined;
  return Object.fromEntries(
    Object.entries(strings).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Fields as the site may use them: without those that are for the server alone, and with safe markup. @requirement O2 */
export function normalizeFields(value: unknown, how: How): ComponentFields | undefined {
  const fields = bag(value);
  if (!fields) return undefined;
  const open = Object.entries(fields).filter(
    ([name]) => !serverOnlyFields.has(name.replaceAll(' ', '').toLowerCase()),
  );
  return safeContent(Object.fromEntries(open), how) as ComponentFields;
}

/**
 * Makes every piece of markup in a value safe, however deep, and leads pictures and files to this site. While editing, the
 * editor's own markup stays as it is.
 * @requirement O2
 */
export function safeContent(value: unknown, how: How): unknown {
  if (typeof value === 'string') return safeText(value, how);
  if (Array.isArray(value)) return value.map((entry) => safeContent(entry, how));
  const fields = bag(value);
  if (!fields) return value;
  const whole = how.isEditing ? withWholeMarkup(fields) : fields;
  const shown = typeof whole.src === 'string' ? shownPicture(whole, whole.src, how) : whole;
  // Search engines want whole addresses in structured data.
  const within = '@context' in shown ? { ...how, keepsAddresses: true } : how;
  return Object.fromEntries(
    Object.entries(shown).map(([key, entry]) => [
      key,
      how.isMetadataMode && key === 'metadata' ? entry : safeContent(entry, within),
    ]),
  );
}

function safeText(value: string, how: How): string {
  const { isEditing, isPreview, speech, keepsAddresses } = how;
  if (isEditing) return value;
  const own = keepsAddresses ? undefined : ownMediaAddress(value);
  return own ?? safeJson(value, how) ?? safeRichText(value, { ...speech, isForAuthors: isPreview === true });
}

/** Markup within JSON, such as that of reviews, is made safe text by text: its quotation marks are not those of the JSON. */
function safeJson(value: string, how: How): string | undefined {
  if (!/^\s*[[{][^]*</.test(value)) return undefined;
  try {
    return JSON.stringify(safeContent(JSON.parse(value), how));
  } catch {
    return undefined;
  }
}

/** The editor sends the markup of a link in two parts, for something to stand between them. */
function withWholeMarkup(field: Bag): Bag {
  const [first, last] = [text(field.editableFirstPart), text(field.editableLastPart)];
  return first === undefined || text(field.editable) ? field : { ...field, editable: first + (last ?? '') };
}
