import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { allChildren, childrenPage, entriesOf, moreChildren, pageInfo } from '#cms/children';
import { shownName } from '#cms/shown-name';
import { contentQuery, queryContent, type ContentFailure } from '#cms/content';

/** So many children of one page are read. @requirement G9 */
export const childrenLimit = 200;

const page = /* GraphQL */ `
  fragment NavigationPage on Item {
    id
    displayName
    url {
      path
    }
    title: field(name: "pageNavigationTitle") {
      value
    }
    headline: field(name: "headlineText") {
      value
    }
    hide: field(name: "hideFromNavigation") {
      value
    }
    hideChildren: field(name: "hideChildrenFromNavigation") {
      value
    }
    hideSiblings: field(name: "hideSiblingsFromNavigation") {
      value
    }
  }
`;

const sectionQuery = contentQuery(/* GraphQL */ `
  ${page}
  query NavigationSidebar($contextItem: String!, $language: String!) {
    item(path: $contextItem, language: $language) {
      ...NavigationPage
      children(hasLayout: true, first: ${childrenLimit}) {
        ${pageInfo}
        results {
          ...NavigationPage
        }
      }
      ancestors(hasLayout: true) {
        ...NavigationPage
        children(hasLayout: true, first: ${childrenLimit}) {
          ${pageInfo}
          results {
            ...NavigationPage
          }
        }
      }
    }
  }
`);

const text = z.object({ value: z.string().nullish() }).nullish().catch(null);
const single = {
  id: z.string(),
  displayName: z.string().nullish().catch(null),
  url: z.object({ path: z.string() }),
  title: text,
  headline: text,
  hide: text,
  hideChildren: text,
  hideSiblings: text,
};
const leaf = z.object(single);
const branch = z.object({ ...single, children: childrenPage(leaf) });
const ancestor = branch.extend({ children: branch.shape.children.catch({ results: [] }) });
const sectionSchema = z.object({ item: branch.extend({ ancestors: entriesOf(ancestor) }).nullable() });

const more = moreChildren('...NavigationPage', {
  child: leaf,
  limit: childrenLimit,
  only: 'hasLayout: true,',
  fragments: page,
});

type Leaf = z.infer<typeof leaf>;
type Branch = z.infer<typeof branch>;

/** A page of a section, with those below it that lie on the way to the current page. */
export type SectionPage = {
  readonly id: string;
  readonly text: string;
  /** Site path, without the language. */
  readonly href: string;
  readonly children: readonly SectionPage[];
};

/**
 * The pages of the section that a page is in: the page below the home page, its children, and so on down to the children
 * of the page itself.
 * @param contextItem - id or path of the page
 * @returns undefined where the section has nothing but the page itself, or hides from navigation
 * @requirement G9
 */
export async function sectionOf(
  contextItem: string,
  language: string,
): Promise<Result<SectionPage | undefined, ContentFailure>> {
  const answer = await queryContent(sectionQuery, { contextItem, language }, { schema: sectionSchema });
  if (!answer.ok) return err(answer.error);
  const { item } = answer.value;
  if (!item) return ok(undefined);
  const chain = [...item.ancestors].reverse().filter(({ url }) => url.path !== '/');
  const whole = await Promise.all(
    [...chain, item].map(async (one) => {
      const children = await allChildren(one.children, more, { parent: one.id, language });
      return children.ok ? ok({ ...one, children: { results: [...children.value] } }) : children;
    }),
  );
  const branches: Branch[] = [];
  for (const one of whole) {
    if (!one.ok) return one;
    branches.push(one.value);
  }
  return ok(treeOf(branches, language));
}

/** The tree of a section, from its first page to the current one. */
function treeOf(chain: readonly Branch[], language: string): SectionPage | undefined {
  const [first, ...below] = chain;
  if (!first || isOn(first.hide)) return undefined;
  const children = childrenOf(first, below, language);
  return children.length === 0 && below.length === 0 ? undefined : { ...linkTo(first, language), children };
}

function childrenOf(
  parent: Branch,
  [next, ...below]: readonly Branch[],
  language: string,
): readonly SectionPage[] {
  if (isOn(parent.hideChildren)) return [];
  const all: readonly Leaf[] = parent.children.results;
  // Beyond the limit the way to the current page is still there.
  const known = next && !all.some(({ id }) => id === next.id) ? [...all, next] : all;
  const shown = next && isOn(next.hideSiblings) ? known.filter(({ id }) => id === next.id) : known;
  return shown
    .filter(({ hide }) => !isOn(hide))
    .map((child) => ({
      ...linkTo(child, language),
      children: next && child.id === next.id ? childrenOf(next, below, language) : [],
    }));
}

function linkTo(
  { id, title, headline, displayName, url }: Leaf,
  language: string,
): Omit<SectionPage, 'children'> {
  const text = shownName([title?.value, headline?.value, displayName, url.path], language);
  return { id, text, href: url.path };
}

function isOn(flag: Leaf['hide']): boolean {
  return flag?.value === '1' || flag?.value === 'true';
}
