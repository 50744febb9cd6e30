import { imageOf, isTrue, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { readLinks } from '@/features/content/model/links';

/** A highlight's fields and parameters by our names. @requirement G3 */
export function readHighlight(fields: ComponentFields | undefined, params: Readonly<Record<string, string>>) {
  const links = readLinks(fields?.links);
  return {
    heading: fields?.headingText,
    intro: fields?.introText,
    image: fields?.image,
    links,
    isMediaFirst: isTrue(params.mediaFirst ?? params.MediaFirst),
    has: {
      words: textOf(fields?.headingText) !== '' || textOf(fields?.introText) !== '' || links.length > 0,
      image: imageOf(fields?.image) !== undefined,
    },
  };
}
