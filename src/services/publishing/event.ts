import { z } from 'zod';
import type { PageAddress } from '#cms/page-fates';

/** Paths that are the site's own, and never a page of the CMS. */
const reserved = /^\/(api|_next|-|live|posted|problem|editing|dev)(\/|$)/i;

const path = z
  .string()
  .max(1024)
  .regex(/^\/[^?#\\\s]*$/)
  .refine((given) => !given.includes('//') && !/(^|\/)\.{1,2}(\/|$)/.test(given) && !reserved.test(given));

const pageSchema = z.strictObject({
  path,
  /** Every language of the site by default. */
  language: z.string().max(20).optional(),
  /** The item version that has to be live. */
  version: z.int().positive().optional(),
  operation: z.enum(['update', 'delete', 'rename']).default('update'),
  /** The path that a renamed page had before. */
  from: path.optional(),
});

/** Our own body: pages, or the word that anything else was published: a dictionary, redirects, menus, search words. */
const ownSchema = z
  .strictObject({
    pages: z.array(pageSchema).max(200).optional(),
    everything: z.boolean().optional(),
    media: z.boolean().optional(),
  })
  .refine(({ pages = [], everything, media }) => pages.length > 0 || everything || media)
  .refine(({ pages = [] }) =>
    pages.every(({ operation, from }) => (operation === 'rename') === (from !== undefined)),
  );

/** The body of Sitecore Edge's webhook in its mode OnUpdate. */
const edgeSchema = z.object({
  invocation_id: z.string().max(100),
  updates: z
    .array(
      z.object({
        identifier: z.string().max(200),
        entity_definition: z.string().max(50),
        operation: z.string().max(20),
        entity_culture: z.string().max(20).optional(),
      }),
    )
    .max(10_000)
    .default([]),
  continues: z.boolean().optional(),
});

export const eventSchema = z.union([edgeSchema, ownSchema]);
/** An event, or the question whether the sender's secret is right, which publishes nothing. */
export const publishSchema = z.union([eventSchema, z.strictObject({ check: z.literal(true) })]);

/** A page of a publish event. */
export type PublishedPage = PageAddress & {
  readonly version?: number | undefined;
  readonly operation: 'update' | 'delete' | 'rename';
  readonly from?: string | undefined;
};

/** An item of the CMS that an event names by its id alone. */
export type PublishedItem = { readonly id: string; readonly language: string; readonly isDeleted: boolean };

/** What an event says, whoever sent it. */
export type PublishEvent = {
  readonly pages: readonly PublishedPage[];
  readonly items: readonly PublishedItem[];
  readonly hasMedia: boolean;
  /** Languages that the site does not speak. */
  readonly unknownLanguages: readonly string[];
};

/**
 * Reads a publish event of ours or of Sitecore Edge. Edge tells of everything of its tenant: what is in another language
 * is left out there.
 * @param languages - of the site
 * @requirement O5
 */
export function readEvent(body: z.output<typeof eventSchema>, languages: readonly string[]): PublishEvent {
  const spoken = (name: string) => languages.find((one) => one.toLowerCase() === name.toLowerCase());
  return 'invocation_id' in body ? ofEdge(body, languages, spoken) : ofOurs(body, languages, spoken);
}

type Spoken = (name: string) => string | undefined;

function ofOurs(
  { pages = [], media = false }: z.output<typeof ownSchema>,
  languages: readonly string[],
  spoken: Spoken,
): PublishEvent {
  const named = pages.flatMap(({ language }) => language ?? []);
  return {
    pages: pages.flatMap(({ path: given, language, version, operation, from }) => {
      const own = language === undefined ? languages : [spoken(language)].flatMap((name) => name ?? []);
      return own.map((one) => ({
        path: plain(given),
        language: one,
        version,
        operation,
        from: from === undefined ? undefined : plain(from),
      }));
    }),
    items: [],
    hasMedia: media,
    unknownLanguages: [...new Set(named.filter((name) => !spoken(name)))],
  };
}

function ofEdge(
  { updates }: z.output<typeof edgeSchema>,
  languages: readonly string[],
  spoken: Spoken,
): PublishEvent {
  const cultures = updates.flatMap(({ entity_culture: culture }) => culture || []);
  const items = new Map<string, PublishedItem>();
  for (const { identifier, operation, entity_culture: culture } of updates) {
    const [, id] = /^\{?([0-9a-f-]{32,36})\}?(?:-layout)?$/i.exec(identifier) ?? [];
    if (id === undefined) continue;
    const isDeleted = operation.toLowerCase() === 'delete';
    for (const language of culture ? [spoken(culture) ?? []].flat() : languages)
      items.set(`${language} ${id.toLowerCase()}`, { id, language, isDeleted });
  }
  return {
    pages: [],
    items: [...items.values()],
    hasMedia: updates.some(
      ({ entity_definition: kind, identifier }) => /^media/i.test(kind) || /-media$/i.test(identifier),
    ),
    unknownLanguages: [...new Set(cultures.filter((name) => !spoken(name)))],
  };
}

/** Lower case, without a slash at the end. */
function plain(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1');
}
