import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { readableListOf } from '#gateway/lists';
import { contentQuery, queryContent, type ContentFailure } from '#cms/content';

/** Stands beside `results` in a query for children, so that one knows whether there are more. */
export const pageInfo = 'pageInfo { hasNext endCursor }';

/**
 * A list of items or fields. Those of another shape are left out, so that one broken link takes no menu away, and those that
 * are null because nobody may read them. Where nothing but broken ones is left, the answer is nonsense.
 * @requirement O2
 */
export function entriesOf<T>(entry: z.ZodType<T>): z.ZodType<readonly T[]> {
  const withoutNull = (list: unknown) => (Array.isArray(list) ? list.filter((one) => one !== null) : list);
  return z.preprocess(withoutNull, readableListOf(entry));
}

/** A page of an item's children; a server that does not say whether there are more has sent all. @requirement O2 */
export function childrenPage<T>(child: z.ZodType<T>) {
  return z.object({
    results: entriesOf(child),
    pageInfo: z
      .object({ hasNext: z.boolean().nullish(), endCursor: z.string().nullish() })
      .nullish()
      .catch(null),
  });
}

type PageInfo = {
  readonly hasNext?: boolean | null | undefined;
  readonly endCursor?: string | null | undefined;
};

export type ChildrenPage<T> = {
  readonly results: readonly T[];
  readonly pageInfo?: PageInfo | null | undefined;
};

/** How further children of an item are asked for. */
export type MoreChildren<T> = {
  readonly query: DocumentNode;
  readonly schema: z.ZodType<{ readonly item: { readonly children: ChildrenPage<T> } | null }>;
  /** So many are read. */
  readonly limit: number;
};

/**
 * @param selection - the fields of a child, with the fragments that they name behind it
 * @param options.only - a further argument of `children`, such as `hasLayout: true`
 * @requirement O2
 */
export function moreChildren<T>(
  selection: string,
  options: {
    readonly child: z.ZodType<T>;
    readonly limit: number;
    readonly only?: string;
    readonly fragments?: string;
  },
): MoreChildren<T> {
  const { child, limit, only = '', fragments = '' } = options;
  const query = contentQuery(`${fragments}
    query MoreChildren($parent: String!, $language: String!, $first: Int!, $after: String!) {
      item(path: $parent, language: $language) {
        children(${only} first: $first, after: $after) { ${pageInfo} results { ${selection} } }
      }
    }`);
  const schema = z.object({ item: z.object({ children: childrenPage(child) }).nullable() });
  return { query, schema, limit };
}

/**
 * The children of an item up to the limit, beginning with a page of them that has come already: a server may send fewer at a
 * time than it is asked for.
 * @param place.parent - id of the item, or its path
 * @returns `contentInvalid` where the server goes round in circles
 * @requirement O2 O3
 */
export async function allChildren<T>(
  first: ChildrenPage<T>,
  more: MoreChildren<T>,
  place: { readonly parent: string; readonly language: string },
): Promise<Result<readonly T[], ContentFailure>> {
  const { parent, language } = place;
  const found = [...first.results];
  const seen = new Set<string>();
  let info = first.pageInfo;
  while (info?.hasNext && info.endCursor && found.length < more.limit) {
    if (seen.has(info.endCursor)) return err('contentInvalid');
    seen.add(info.endCursor);
    const variables = { parent, language, first: more.limit - found.length, after: info.endCursor };
    const answer = await queryContent(more.query, variables, { schema: more.schema });
    if (!answer.ok) return answer;
    const { children } = answer.value.item ?? { children: { results: [], pageInfo: null } };
    found.push(...children.results);
    info = children.pageInfo;
  }
  return ok(found.slice(0, more.limit));
}
