import { z } from 'zod';
import { env } from '#config/server/env';
import { queryContent } from '#cms/content';
import { addressOf } from '#cms/site-pages';

/** The address of a page in another language. */
export type Alternate = { readonly hreflang: string; readonly href: string };

const hidden = z.object({ value: z.string().nullish() }).nullish().catch(null);
const answerSchema = z.record(z.string(), z.object({ item: z.object({ hidden }).nullable() }).nullable());

/**
 * The languages in which a page has been written, with its address in each, and the address for everybody else. None
 * where there is one language only, and while nobody knows.
 * One question of the page alone: the list of all pages takes many, and a publish outdates it for everybody.
 * @requirement A15 O5
 */
export async function alternatesOf(path: string): Promise<readonly Alternate[]> {
  const { LANGUAGES: languages, DEFAULT_LANGUAGE: defaultLanguage, SITECORE_SITE_NAME: site } = env();
  if (languages.length < 2) return [];
  const lower = path.toLowerCase();
  const spoken = Object.fromEntries(languages.map((language, at) => [`language${at}`, language]));
  const answer = await queryContent(
    queryFor(Object.keys(spoken)),
    { site, path: lower, ...spoken },
    { schema: answerSchema },
  );
  if (!answer.ok) return [];
  const alternates = Object.entries(spoken).flatMap(([name, language]) => {
    const item = answer.value[name]?.item;
    if (!item || /^(1|true)$/i.test(item.hidden?.value ?? '')) return [];
    return [{ hreflang: language, href: addressOf({ path: lower, language }) }];
  });
  if (alternates.length < 2) return [];
  const [everybody] = alternates.filter(({ hreflang }) => hreflang === defaultLanguage);
  return everybody ? [...alternates, { hreflang: 'x-default', href: everybody.href }] : alternates;
}

/** The page in each language that a variable names, under the variable's own name. */
function queryFor(names: readonly string[]): string {
  const variables = names.map((name) => `$${name}: String!`).join(', ');
  const pages = names.map(
    (name) =>
      `${name}: layout(site: $site, routePath: $path, language: $${name}) {
        item { hidden: field(name: "hideFromSearchEngines") { value } }
      }`,
  );
  return `query Alternates($site: String!, $path: String!, ${variables}) { ${pages.join(' ')} }`;
}
