import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { contentQuery, queryContent } from '#cms/content';
import { findSpecialties } from '#services/scheduling/specialties';

type Part = { readonly name: string; readonly label: string };
type Branch = Part & { readonly parts: readonly Part[] };

const query = contentQuery(/* GraphQL */ `
  query ScreeningSpecialties($source: String!, $language: String!) {
    item(path: $source, language: $language) {
      specialties: field(name: "specialties") {
        ... on MultilistField {
          targetItems {
            ...tag
            parts: field(name: "subSpecialties") {
              ... on MultilistField {
                targetItems {
                  ...tag
                }
              }
            }
          }
        }
      }
    }
  }
  fragment tag on Item {
    name
    code: field(name: "sitecoreSpecialtyCode") {
      value
    }
    label: field(name: "tagDisplayName") {
      value
    }
  }
`);

const text = z
  .object({ value: z.string().nullish() })
  .nullish()
  .catch(null)
  .transform((field) => field?.value?.trim() ?? '');
const tag = z.object({ name: z.string(), code: text, label: text });
const list = <T extends z.ZodType>(item: T) =>
  z
    .object({ targetItems: z.array(item) })
    .nullish()
    .catch(null)
    .transform((field) => field?.targetItems ?? []);
const schema = z.object({
  item: z.object({ specialties: list(tag.extend({ parts: list(tag) })) }).nullable(),
});

/**
 * The specialties that the scheduling gateway books, in the words of the page; an author may offer some of them only.
 * @param source - id of the block's datasource
 * @requirement I1
 */
export async function screeningSpecialties(
  { source, language }: { readonly source: string; readonly language: string },
  signal?: AbortSignal,
): Promise<Result<readonly Branch[], 'unavailable'>> {
  const [tree, content] = await Promise.all([
    findSpecialties(signal ? { signal } : {}),
    queryContent(query, { source, language }, { schema }),
  ]);
  if (!tree.ok) return err('unavailable');
  const authored = (content.ok ? content.value.item?.specialties : undefined) ?? [];
  const labels = new Map(
    authored.flatMap((item) => [item, ...item.parts]).map((item) => [item.code || item.name, item.label]),
  );
  const offered = tree.value.filter(({ id }) => authored.length === 0 || labels.has(id));
  const inWords = ({ id, name }: { readonly id: string; readonly name: string }): Part => ({
    name,
    label: labels.get(id) || name,
  });
  const byLabel = (a: Part, b: Part) => a.label.localeCompare(b.label, language);
  return ok(
    offered
      .map((branch) => ({
        ...inWords(branch),
        parts: branch.subspecialties.map((part) => inWords(part)).toSorted(byLabel),
      }))
      .toSorted(byLabel),
  );
}
