import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';

const place = { site: z.string().max(100), language: z.string().max(20) };
const item = { ...place, itemId: z.string().max(300), version: z.string().max(20).optional() };

/** One version of an item, to edit or to look at. */
const pageSchema = z.object({
  ...item,
  route: z
    .string()
    .max(1024)
    .regex(/^\/(?![/\\])[^?#\\]*$/),
  mode: z.enum(['edit', 'preview']),
  layoutKind: z.enum(['final', 'shared']),
});

/** One block, alone: as it stands on an item, or as a rendering shows a datasource. */
const blockSchema = z.object({
  ...item,
  mode: z.literal('library'),
  uid: z.string().max(100),
  renderingId: z.string().max(300),
  dataSourceId: z.string().max(300).optional(),
  variant: z.string().max(100).optional(),
});
const requestSchema = z.discriminatedUnion('mode', [pageSchema, blockSchema]);

/** A version of a page that the editor asks for by GET. */
export type EditingRequest = z.output<typeof pageSchema>;
/** A block that the editor’s component library asks for by GET. */
export type BlockRequest = z.output<typeof blockSchema>;

type Query = Readonly<Partial<Record<string, string | string[]>>>;

const required = {
  page: ['sc_site', 'sc_itemid', 'sc_lang', 'route', 'mode'],
  block: ['sc_site', 'sc_itemid', 'sc_renderingId', 'sc_uid', 'sc_lang', 'mode'],
};

/**
 * Reads the query of the editor's GET: `sc_site`, `sc_itemid`, `sc_lang`, `mode`, and where it is there `sc_version`. A page
 * (mode `edit` or `preview`) has a `route`, and may have `sc_layoutKind` (`final` or `shared`); a block (mode `library`) has
 * `sc_uid` and `sc_renderingId`, and may have `sc_datasourceId` and `sc_variant`.
 * @param site.languages - of the site; the answer has the site's spelling
 * @returns or one sentence on what is wrong, which repeats no value
 * @requirement O1
 */
export function readEditingQuery(
  query: Query,
  site: { readonly sites: readonly string[]; readonly languages: readonly string[] },
): Result<EditingRequest | BlockRequest, string> {
  const wanted = query.mode === 'library' ? required.block : required.page;
  const missing = wanted.filter((name) => !query[name]);
  if (missing.length > 0) return err(`Missing required query parameters: ${missing.join(', ')}`);
  const given = Object.entries(parameters).map(([name, parameter]) => [name, query[parameter] || undefined]);
  const parsed = requestSchema.safeParse({
    layoutKind: 'final',
    ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
  });
  if (!parsed.success) return err(`Invalid query parameter: ${nameOf(parsed.error.issues[0]?.path[0])}`);
  const language = site.languages.find((name) => name.toLowerCase() === parsed.data.language.toLowerCase());
  if (language === undefined) return err('sc_lang is no language of this site');
  const own = site.sites.some((name) => name.toLowerCase() === parsed.data.site.toLowerCase());
  return own ? ok({ ...parsed.data, language }) : err('sc_site is no site of this application');
}

/** The request that a preview cookie holds; nothing for one of another shape. @requirement O1 */
export function editingRequestIn(previewData: unknown): EditingRequest | BlockRequest | undefined {
  return requestSchema.safeParse(previewData).data;
}

const parameters: Readonly<Record<string, string>> = {
  site: 'sc_site',
  itemId: 'sc_itemid',
  language: 'sc_lang',
  version: 'sc_version',
  layoutKind: 'sc_layoutKind',
  route: 'route',
  mode: 'mode',
  uid: 'sc_uid',
  renderingId: 'sc_renderingId',
  dataSourceId: 'sc_datasourceId',
  variant: 'sc_variant',
};

function nameOf(member: PropertyKey | undefined): string {
  const name = String(member);
  return parameters[name] ?? name;
}
