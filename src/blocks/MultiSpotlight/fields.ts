import { itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { readLinks, type BlockLink } from '@/features/content/model/links';

const treatments = ['cards', 'plain', 'tint', 'figures', 'people', 'groups'] as const;

export type Treatment = (typeof treatments)[number];

/** The spotlights of a block. Whoever needs one with a link that calls 911 may be in danger. */
export function readSpotlights(fields: ComponentFields | undefined) {
  return itemsOf(fields?.spotlightItems).map(({ id, name, fields: own }, index) => {
    const links = readLinks(own.links);
    return {
      key: `${index}-${id || name}`,
      heading: own.headingText,
      subhead: own.subheadText,
      image: own.spotlightImage,
      icon: textOf(own.icon),
      links,
      named: namedBy(links, textOf(own.headingText)),
      isDanger: links.some(({ href }) => href === 'tel:911'),
    };
  });
}

/** The only link, where it says no more than the heading: the heading is the link then. */
function namedBy([link, ...others]: readonly BlockLink[], heading: string): BlockLink | undefined {
  return link?.text === heading && link.details === '' && others.length === 0 ? link : undefined;
}

/**
 * The rendering's parameters; two columns of cards unless they say otherwise.
 * @requirement G3
 */
export function readLook(params: Readonly<Record<string, string>>): {
  readonly columns: 2 | 3 | 4;
  readonly treatment: Treatment;
} {
  const columns = Number(params.columns ?? params.Columns);
  const treatment = (params.treatment ?? params.Treatment ?? '').toLowerCase();
  return {
    columns: columns === 3 || columns === 4 ? columns : 2,
    treatment: treatments.find((name) => name === treatment) ?? 'cards',
  };
}
