import { addressOf, imageOf, isTrue, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

/** A sidebar's video has three callouts at most; one that has neither title nor count is left out. */
const numbers = [1, 2, 3] as const;

/** A video's fields by our names. @requirement L1 */
export function readSidebarVideo(fields: ComponentFields | undefined) {
  const counts = numbers
    .map((number) => ({
      key: number,
      title: fields?.[`count${number}Title`],
      count: fields?.[`count${number}`],
    }))
    .filter(({ title, count }) => textOf(title) !== '' || textOf(count) !== '');
  const url = addressOf(fields?.vimeoVideoUrl);
  const words = [fields?.titleText, fields?.introText, fields?.transcriptText];
  return {
    url,
    title: fields?.titleText,
    intro: fields?.introText,
    transcript: fields?.transcriptText,
    caption: fields?.videoHeaderText,
    poster: fields?.imagePlaceholder,
    counts,
    isMediaFirst: isTrue(fields?.mediaFirst),
    isEmpty:
      url === '' &&
      counts.length === 0 &&
      !imageOf(fields?.imagePlaceholder) &&
      words.every((word) => textOf(word) === ''),
  };
}
