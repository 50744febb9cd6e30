import type { ComponentFields } from '@/cms/layout-data';
import { readLinks } from '@/features/content/model/links';

/** A banner's fields by our names. */
export function readBanner(fields: ComponentFields | undefined) {
  return {
    title: fields?.titleText,
    intro: fields?.introText,
    image: fields?.displayImage,
    links: readLinks(fields?.links),
  };
}
