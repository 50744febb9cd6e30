import type { ComponentFields } from '@/cms/layout-data';
import { fetchPage } from '#cms/fetch-page';

/**
 * The fields of a profile's page, in a language.
 * @param path - of the profile, without language: `/find-a-physician/physician/ana-diaz`
 * @returns undefined where the CMS has no such page, or cannot be asked for one that was never seen
 * @requirement D10
 */
export async function profileFields(
  path: string,
  language: string,
): Promise<
  | { readonly fields: ComponentFields; readonly displayName: string; readonly templateName: string }
  | undefined
> {
  try {
    const { route } = (await fetchPage(path, language)).layout;
    if (!route) return undefined;
    const { fields, displayName = '', templateName = '' } = route;
    return { fields, displayName, templateName };
  } catch {
    return undefined;
  }
}
