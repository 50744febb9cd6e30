import { ok, type Result } from '@/lib/result';
import { contentQuery, type ContentFailure } from '#cms/content';
import { fetchItem, type ContentItem, type ItemAddress } from '#cms/item';
import { linkedItems } from '#services/physicians/linked-items';
import { ownFields } from '#services/physicians/own-fields';

/** Each list of fields is requested as the profile shows it. */
const query = contentQuery(/* GraphQL */ `
  query Physician($id: String!, $language: String!) {
    item(path: $id, language: $language) {
      id
      displayName
      url {
        path
      }
      ...Header
      ...Tags
      ...About
      ...Education
      ...Places
    }
  }

  ${ownFields}
  ${linkedItems}
`);

/**
 * Everything that a profile shows of a physician, in one call.
 * @returns undefined where there is no such item
 * @requirement D12
 */
export async function fetchPhysician(
  address: ItemAddress,
): Promise<Result<ContentItem | undefined, ContentFailure>> {
  const found = await fetchItem(query, address);
  if (!found.ok || !found.value) return found;
  // `languages` is a member of every item in the schema, so the query reads the field under another name.
  const { languages_: languages, ...fields } = found.value.fields;
  return ok({ ...found.value, fields: { ...fields, languages } });
}
