import { z } from 'zod';
import { contentQuery, queryContent } from '#cms/content';
import { wasThere } from '#cms/fetch-page';
import { fetchLayout } from '#cms/layout-service';
import { itemIsAt, lastPathOf, sitePathOf } from '#cms/page-fates';
import type { PublishedItem, PublishedPage } from '#services/publishing/event';
import type { Found } from '#services/publishing/tell';

/** Whether the CMS delivers what was published, or why nobody can say so yet. */
export type Check = 'delivered' | 'behind' | 'unavailable' | 'unknownPath';

type Tell = (found: Found) => void;

/**
 * Asks the CMS for a published page, and tells every process when it is there or gone.
 * @param tell - carries what was found to every process
 * @returns `unknownPath` where neither the CMS nor this site ever had the page
 * @requirement O5
 */
export async function checkPage(page: PublishedPage, tell: Tell): Promise<Check> {
  const { version, operation, from } = page;
  let served: number | undefined;
  try {
    const { route } = (await fetchLayout(page.path, page.language)).sitecore;
    served = route ? (route.itemVersion ?? 0) : undefined;
  } catch {
    return 'unavailable';
  }
  if (operation === 'delete') {
    tell({ deleted: [sitePathOf(page)] });
    return served === undefined ? 'delivered' : 'behind';
  }
  if (served === undefined) {
    // An event that names a version is not of a page that was taken away: the CMS is behind.
    if (version !== undefined || operation === 'rename') return 'behind';
    if (!(await wasThere(page))) return 'unknownPath';
    tell({ deleted: [sitePathOf(page)] });
    return 'delivered';
  }
  if (version !== undefined && served < version) return 'behind';
  // Once more: a CMS that still had the old page meanwhile has shown it again.
  const moved =
    from === undefined ? [] : [{ from: sitePathOf({ ...page, path: from }), to: sitePathOf(page) }];
  tell({ moved });
  return 'delivered';
}

const itemQuery = contentQuery(/* GraphQL */ `
  query PublishedItem($id: String!, $language: String!) {
    item(path: $id, language: $language) {
      url {
        path
      }
    }
  }
`);
const itemSchema = z.object({
  item: z.object({ url: z.object({ path: z.string() }).nullish() }).nullable(),
});

/**
 * Finds out what became of the page of an item that an event names by its id: whether it is gone, or has moved.
 * @param tell - carries what was found to every process
 * @requirement O5
 */
export async function checkItem({ id, language, isDeleted }: PublishedItem, tell: Tell): Promise<Check> {
  const last = await lastPathOf(id);
  // The site never showed it as a page: the event's own announcement is enough.
  if (last === undefined) return 'delivered';
  const from = sitePathOf({ path: last, language });
  if (isDeleted) {
    tell({ deleted: [from] });
    return 'delivered';
  }
  const answer = await queryContent(itemQuery, { id, language }, { schema: itemSchema, isKept: false });
  if (!answer.ok) return 'unavailable';
  const path = answer.value.item?.url?.path.toLowerCase();
  if (path === undefined) tell({ deleted: [from] });
  else if (path === last) tell({});
  else {
    itemIsAt(id, path);
    tell({ moved: [{ from, to: sitePathOf({ path, language }) }] });
  }
  return 'delivered';
}
