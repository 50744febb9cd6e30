import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import { textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';
import { ok, type Result } from '@/lib/result';
import { queryContent, type ContentFailure } from '#cms/content';
import { shownName } from '#cms/shown-name';

/** An item of the CMS; `fields` by their authored names, in the shapes of GraphQL. */
export type ContentItem = {
  readonly id: string;
  readonly displayName: string;
  /** Site path of its page, without language; '' where it has none. */
  readonly path: string;
  readonly fields: ComponentFields;
};

/** Id of an item, and the language to read it in. */
export type ItemAddress = { readonly id: string; readonly language: string };

const answerSchema = z.object({
  item: z
    .object({
      id: z.string(),
      displayName: z.string().nullish(),
      url: z.object({ path: z.string() }).nullish(),
    })
    .loose()
    .nullable(),
});

/** A page waits this long at most for the item that it is about. */
const deadlineMs = 1500;

/**
 * Reads one item with the fields that a query names.
 * @param query - takes `$id` and `$language`, and asks for `item` with `id`, `displayName` and `url`
 * @returns undefined where there is no such item
 * @requirement D12 E1
 */
export async function fetchItem(
  query: DocumentNode,
  { id, language }: ItemAddress,
): Promise<Result<ContentItem | undefined, ContentFailure>> {
  const answer = await queryContent(query, { id, language }, { schema: answerSchema, deadlineMs });
  if (!answer.ok) return answer;
  if (!answer.value.item) return ok(undefined);
  const { id: itemId, displayName, url, ...fields } = answer.value.item;
  return ok({
    id: itemId,
    displayName: displayName ?? '',
    path: url?.path ?? '',
    fields: withoutNothing(fields, language),
  });
}

/** A text of which nothing is left when it is made safe is none, so that another name stands in for it. */
function withoutNothing(fields: Readonly<Record<string, unknown>>, language: string): ComponentFields {
  const isNothing = (field: Field) => textOf(field) !== '' && shownName([textOf(field)], language) === '';
  return Object.fromEntries(
    Object.entries(fields as ComponentFields).map(([name, field]) => [
      name,
      isNothing(field) ? { value: '' } : field,
    ]),
  );
}
