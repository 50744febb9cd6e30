import { itemOf, linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';

function readSearch(model: Field) {
  const item = itemOf(model);
  const search = item?.fields;
  return {
    id: item?.id,
    href: linkOf(search?.pageURL)?.href,
    label: textOf(search?.inputPlaceholder),
    button: textOf(search?.buttonText),
  };
}

/** The two searches of the home page. A search without a page to go to is left out. */
export function readHero(fields: ComponentFields | undefined) {
  const tabs = [
    {
      key: 'doctor',
      type: 'physician' as const,
      label: textOf(fields?.doctorTabLabel),
      otherwise: 'Find a Doctor' as const,
      search: readSearch(fields?.doctorSearch),
      all: fields?.doctorViewAllLink,
    },
    {
      key: 'location',
      type: 'location' as const,
      label: textOf(fields?.locationTabLabel),
      otherwise: 'Find a Location' as const,
      search: readSearch(fields?.locationSearch),
      all: fields?.locationViewAllLink,
    },
  ];
  return {
    heading: fields?.headingText,
    intro: fields?.introText,
    image: fields?.heroImage,
    tabs: tabs.filter(({ search }) => search.href !== undefined),
  };
}

export type HeroTab = ReturnType<typeof readHero>['tabs'][number];
