import { z } from 'zod';
import type { LayoutComponent, LayoutData, Placeholders } from '@/cms/layout-data';
import { componentsIn } from '@/cms/layout-data';
import { queryContent } from '#cms/content';
import { normalizeFields } from '#cms/normalize-layout';

/** A page waits this long at most for the fields of its blocks. */
const deadlineMs = 1500;

/** Queries that the specification calls by another name than their block. */
const queryNames: Readonly<Record<string, string>> = {
  ForefrontArticle: 'ArticlePage',
  ForefrontCollection: 'ForefrontArticleCollection',
};

const answerSchema = z.object({
  datasource: z
    .object({ fields: z.array(z.object({ name: z.string(), jsonValue: z.unknown() })) })
    .nullable(),
});

type Fields = NonNullable<LayoutComponent['fields']>;
type Speech = { readonly language: string; readonly defaultLanguage: string };

/**
 * Fetches the fields of blocks that layout data names with a datasource and without fields, as it does for blocks whose
 * fields come by GraphQL. The query has the name of the block, and the block gets what layout data would have sent.
 * @returns `isFilled` false where the CMS did not answer for one of them; that block has no fields
 * @requirement P4 H6
 */
export async function fillFields(
  layout: LayoutData,
  speech: Speech,
): Promise<{ readonly layout: LayoutData; readonly isFilled: boolean }> {
  const { route } = layout;
  const bare = [...componentsIn(route?.placeholders)].filter(isBare);
  if (!route || bare.length === 0) return { layout, isFilled: true };
  const found = new Map<LayoutComponent, Fields | undefined>();
  await Promise.all(
    bare.map(async (component) => found.set(component, await fieldsOf(component, layout, speech))),
  );
  return {
    layout: { ...layout, route: { ...route, placeholders: filled(route.placeholders, found) } },
    isFilled: bare.every((component) => found.get(component) !== undefined),
  };
}

function isBare({ componentName, dataSource, fields }: LayoutComponent): boolean {
  return Boolean(componentName && dataSource) && Object.keys(fields ?? {}).length === 0;
}

async function fieldsOf(
  { componentName = '', dataSource = '' }: LayoutComponent,
  { context }: LayoutData,
  speech: Speech,
): Promise<Fields | undefined> {
  const known = queryNames[componentName] ?? componentName;
  const name = /^[A-Za-z]\w*$/.test(known) ? known : 'Datasource';
  const query = `query ${name}($dataSource: String!, $language: String!) {
    datasource: item(path: $dataSource, language: $language) { fields { name jsonValue } }
  }`;
  const variables = { dataSource, language: speech.language };
  const answer = await queryContent(query, variables, { schema: answerSchema, deadlineMs });
  if (!answer.ok) return undefined;
  const fields = (answer.value.datasource?.fields ?? []).map(({ name: key, jsonValue }) => [key, jsonValue]);
  const isMetadataMode = context.isMetadataMode === true;
  return normalizeFields(Object.fromEntries(fields), {
    speech,
    isEditing: context.pageEditing && !isMetadataMode,
    isPreview: context.pageState === 'preview' || isMetadataMode,
    isMetadataMode,
  });
}

function filled(
  placeholders: Placeholders,
  found: ReadonlyMap<LayoutComponent, Fields | undefined>,
): Placeholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, list]) => [
      name,
      list.map((component) => ({
        ...component,
        fields: found.get(component) ?? component.fields,
        ...(component.placeholders ? { placeholders: filled(component.placeholders, found) } : {}),
      })),
    ]),
  );
}
