import { fieldOf, itemOf, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { channelKey } from '@/domain/news';

/** The channels that an author chose for a list of stories, by their keys. @requirement H3 */
export function channelsOf(fields: ComponentFields | undefined): readonly string[] {
  return itemsOf(fieldOf(fields, 'channelTags'))
    .map(({ id }) => channelKey(id))
    .filter((key) => key !== '');
}

/** The search service's name of the search model that an author chose; '' for none. @requirement H3 */
export function searchModelOf(fields: ComponentFields | undefined): string {
  const chosen = itemOf(fieldOf(fields, 'searchModel'));
  return textOf(fieldOf(chosen?.fields, 'searchModel'));
}
