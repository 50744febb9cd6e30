import { z } from 'zod';
import { ok, type Result } from '@/lib/result';
import { allChildren, childrenPage, moreChildren, pageInfo, type ChildrenPage } from '#cms/children';
import { contentQuery, queryContent, type ContentFailure } from '#cms/content';

/** A link of a navigation, with those below it. */
export type NavigationNode = {
  readonly id: string;
  readonly text: string;
  /** '' for a heading that leads nowhere. */
  readonly href: string;
  readonly target: string;
  /** Name of an icon, '' for none. */
  readonly icon: string;
  /** A second line under the text, '' for none. */
  readonly note: string;
  readonly style: string;
  readonly children: readonly NavigationNode[];
};

const link = /* GraphQL */ `
  id
  displayName
  link: field(name: "linkItem") {
    ... on LinkField {
      url
      text
      target
    }
  }
  icon: field(name: "linkIcon") {
    value
  }
  note: field(name: "optionalSecondaryHeaderText") {
    value
  }
  style: field(name: "styleClass") {
    value
  }
`;

/** So many links are read below the folder, below each of them, and below each of these. */
const limits = [16, 10, 8] as const;
const below = (limit: number, selection: string) =>
  `${link} children(first: ${limit}) { ${pageInfo} results { ${selection} } }`;
const selections = [below(limits[1], below(limits[2], link)), below(limits[2], link), link] as const;

const treeQuery = contentQuery(`
  query NavigationTree($root: String!, $language: String!) {
    item(path: $root, language: $language) {
      children(first: ${limits[0]}) { ${pageInfo} results { ${selections[0]} } }
    }
  }
`);

const text = z.object({ value: z.string().nullish() }).nullish().catch(null);
const base = {
  id: z.string(),
  displayName: z.string().nullish().catch(null),
  link: z
    .object({ url: z.string().nullish(), text: z.string().nullish(), target: z.string().nullish() })
    .nullish()
    .catch(null),
  icon: text,
  note: text,
  style: text,
};
const leaf = z.object(base);
type Wire = z.infer<typeof leaf> & { readonly children?: ChildrenPage<Wire> | undefined };
const branch = z.object({ ...base, children: childrenPage(leaf).optional().catch(undefined) });
const root = z.object({ ...base, children: childrenPage(branch).optional().catch(undefined) });
const treeSchema = z.object({ item: z.object({ children: childrenPage(root) }).nullable() });
const more = [
  moreChildren<Wire>(selections[0], { child: root, limit: limits[0] }),
  moreChildren<Wire>(selections[1], { child: branch, limit: limits[1] }),
  moreChildren<Wire>(selections[2], { child: leaf, limit: limits[2] }),
] as const;

/** The links below an item, with those below them, also where the server sends a few at a time. */
async function nodesBelow(
  parent: string,
  page: ChildrenPage<Wire> | undefined,
  { depth = 0, language }: { readonly depth?: number; readonly language: string },
): Promise<Result<readonly NavigationNode[], ContentFailure>> {
  const how = more[depth];
  if (!page || !how) return ok([]);
  const wires = await allChildren(page, how, { parent, language });
  if (!wires.ok) return wires;
  const nodes = await Promise.all(
    wires.value.map(async (wire) => {
      const children = await nodesBelow(wire.id, wire.children, { depth: depth + 1, language });
      return children.ok ? ok(nodeOf(wire, children.value)) : children;
    }),
  );
  const found: NavigationNode[] = [];
  for (const node of nodes) {
    if (!node.ok) return node;
    found.push(node.value);
  }
  return ok(found);
}

function nodeOf(wire: Wire, children: readonly NavigationNode[]): NavigationNode {
  return {
    id: wire.id,
    text: wire.link?.text?.trim() || wire.displayName || '',
    href: wire.link?.url ?? '',
    target: wire.link?.target ?? '',
    icon: wire.icon?.value ?? '',
    note: wire.note?.value ?? '',
    style: wire.style?.value ?? '',
    children,
  };
}

/**
 * The links below a navigation folder, three levels deep.
 * @param rootItem - id or path of the folder
 * @requirement M1
 */
export async function navigationTree(
  rootItem: string,
  language: string,
): Promise<Result<readonly NavigationNode[], ContentFailure>> {
  const answer = await queryContent(treeQuery, { root: rootItem, language }, { schema: treeSchema });
  if (!answer.ok) return answer;
  const nodes = await nodesBelow(rootItem, answer.value.item?.children, { language });
  return nodes.ok ? ok(nodes.value.filter(({ text: words }) => words !== '')) : nodes;
}
