import { fieldOf, itemOf, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { channelKey } from '@/domain/news';

/** The channels that an author chose for a feed, by their keys. */
export function channelsOf(fields: ComponentFields | undefined): readonly string[] {
  return itemsOf(fieldOf(fields, 'channelTags'))
    .map(({ id }) => channelKey(id))
    .filter((key) => key !== '');
}

/** The search service's name of the search model that an author chose; '' for none. */
export function searchModelOf(fields: ComponentFields | undefined): string {
  return textOf(fieldOf(itemOf(fieldOf(fields, 'searchModel'))?.fields, 'searchModel'));
}
