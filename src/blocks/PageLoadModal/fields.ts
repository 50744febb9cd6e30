import { imageOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

/** An announcement's own fields by our names. */
export function readModal(fields: ComponentFields | undefined) {
  const intro = fields?.introText;
  const image = fields?.image;
  return {
    /** '' for an announcement that nobody could put away for good. */
    cookieName: textOf(fields?.cookieName),
    title: textOf(fields?.titleText),
    button: textOf(fields?.buttonText),
    intro,
    image,
    mobileImage: imageOf(fields?.mobileImage),
    isEmpty: textOf(fields?.titleText) === '' && textOf(intro) === '' && imageOf(image) === undefined,
  };
}
