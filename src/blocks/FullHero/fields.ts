import type { ComponentFields } from '@/cms/layout-data';
import { readLinks } from '@/features/content/model/links';

/** A hero's fields by our names. */
export function readHero(fields: ComponentFields | undefined) {
  return {
    heading: fields?.headingText,
    intro: fields?.introText,
    image: fields?.heroImage,
    links: readLinks(fields?.links),
  };
}
