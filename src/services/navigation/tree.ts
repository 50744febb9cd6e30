import { z } from 'zod';
import { ok, type Result } from '@/lib/result';
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

const treeQuery = contentQuery(/* GraphQL */ `
  query NavigationTree($root: String!, $language: String!) {
    item(path: $root, language: $language) {
      children(first: 16) {
        results {
          ${link}
          children(first: 10) {
            results {
              ${link}
              children(first: 8) {
                results {
                  ${link}
                }
              }
            }
          }
        }
      }
    }
  }
`);

const text = z.object({ value: z.string().nullish() }).nullish().catch(null);
const base = {
  id: z.string(),
  displayName: z.string().nullish(),
  link: z
    .object({ url: z.string().nullish(), text: z.string().nullish(), target: z.string().nullish() })
    .nullish()
    .catch(null),
  icon: text,
  note: text,
  style: text,
};
const leaf = z.object(base);
type Wire = Omit<z.infer<typeof leaf>, 'children'> & {
  readonly children?: { readonly results: readonly Wire[] } | undefined;
};
const branch = z.object({ ...base, children: z.object({ results: z.array(leaf) }).optional() });
const root = z.object({ ...base, children: z.object({ results: z.array(branch) }).optional() });
const treeSchema = z.object({
  item: z.object({ children: z.object({ results: z.array(root) }) }).nullable(),
});

function nodeOf(wire: Wire): NavigationNode {
  return {
    id: wire.id,
    text: wire.link?.text?.trim() || wire.displayName || '',
    href: wire.link?.url ?? '',
    target: wire.link?.target ?? '',
    icon: wire.icon?.value ?? '',
    note: wire.note?.value ?? '',
    style: wire.style?.value ?? '',
    children: (wire.children?.results ?? []).map((child) => nodeOf(child)),
  };
}

/**
 * The links below a navigation folder, three levels deep.
 * @param rootItem - id or path of the folder
 * @requirement M1
 */
export async function navigationTree(
  rootItem: string,
  { language, signal }: { readonly language: string; readonly signal: AbortSignal },
): Promise<Result<readonly NavigationNode[], ContentFailure>> {
  const answer = await queryContent(treeQuery, { root: rootItem, language }, { schema: treeSchema, signal });
  if (!answer.ok) return answer;
  return ok(
    (answer.value.item?.children.results ?? []).map((wire) => nodeOf(wire)).filter(({ text }) => text !== ''),
  );
}
