import { fieldOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import type { Profile } from './profile';

/**
 * How ratings are made, as the author of a profile's block says it; '' beside no rating. `{count}` in it stands for the
 * number of ratings.
 * @requirement D14
 */
export function ratingMethodOf(fields: ComponentFields | undefined, rating: Profile['rating']): string {
  if (rating === undefined) return '';
  return textOf(fieldOf(fields, 'ratingMethod')).replaceAll('{count}', String(rating.count));
}
