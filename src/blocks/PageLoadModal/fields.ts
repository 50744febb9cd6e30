import { imageOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

/** An announcement's own fields by our names. */
export function readModal(fields: ComponentFields | undefined) {
  const intro = fields?.introText;
  const mobile = imageOf(fields?.mobileImage);
  // An author who has the narrow picture alone wants a picture.
  const image = imageOf(fields?.image) || !mobile ? fields?.image : fields?.mobileImage;
  return {
    /** '' for an announcement that nobody could put away for good. */
    cookieName: textOf(fields?.cookieName),
    title: textOf(fields?.titleText),
    button: textOf(fields?.buttonText),
    intro,
    image,
    mobileImage: mobile,
    isEmpty: textOf(fields?.titleText) === '' && textOf(intro) === '' && imageOf(image) === undefined,
  };
}
