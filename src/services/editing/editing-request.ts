import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';

/** What the editor asks for by GET: one version of an item, to edit or to look at. */
const requestSchema = z.object({
  site: z.string().max(100),
  itemId: z.string().max(300),
  language: z.string().max(20),
  version: z.string().max(20).optional(),
  route: z
    .string()
    .max(1024)
    .regex(/^\/(?![/\\])[^?#\\]*$/),
  mode: z.enum(['edit', 'preview']),
  layoutKind: z.enum(['final', 'shared']),
});
export type EditingRequest = z.output<typeof requestSchema>;

type Query = Readonly<Partial<Record<string, string | string[]>>>;

const required = ['sc_site', 'sc_itemid', 'sc_lang', 'route', 'mode'];

/**
 * Reads the query of the editor's GET: `sc_site`, `sc_itemid`, `sc_lang`, `route`, `mode` (`edit` or `preview`), and where
 * they are there `sc_version` and `sc_layoutKind` (`final` or `shared`).
 * @param site.languages - of the site; the answer has the site's spelling
 * @returns or one sentence on what is wrong, which repeats no value
 * @requirement O1
 */
export function readEditingQuery(
  query: Query,
  site: { readonly sites: readonly string[]; readonly languages: readonly string[] },
): Result<EditingRequest, string> {
  const missing = required.filter((name) => !query[name]);
  if (missing.length > 0) return err(`Missing required query parameters: ${missing.join(', ')}`);
  const parsed = requestSchema.safeParse({
    site: query.sc_site,
    itemId: query.sc_itemid,
    language: query.sc_lang,
    version: query.sc_version || undefined,
    route: query.route,
    mode: query.mode,
    layoutKind: query.sc_layoutKind || 'final',
  });
  if (!parsed.success) return err(`Invalid query parameter: ${nameOf(parsed.error.issues[0]?.path[0])}`);
  const language = site.languages.find((name) => name.toLowerCase() === parsed.data.language.toLowerCase());
  if (language === undefined) return err('sc_lang is no language of this site');
  const own = site.sites.some((name) => name.toLowerCase() === parsed.data.site.toLowerCase());
  return own ? ok({ ...parsed.data, language }) : err('sc_site is no site of this application');
}

/** The request that a preview cookie holds; nothing for one of another shape. */
export function editingRequestIn(previewData: unknown): EditingRequest | undefined {
  return requestSchema.safeParse(previewData).data;
}

const parameters: Readonly<Record<string, string>> = {
  site: 'sc_site',
  itemId: 'sc_itemid',
  language: 'sc_lang',
  version: 'sc_version',
  layoutKind: 'sc_layoutKind',
};

function nameOf(member: PropertyKey | undefined): string {
  const name = String(member);
  return parameters[name] ?? name;
}
