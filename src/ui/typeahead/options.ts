import type { FacetSuggestion, Suggestions, TitlePiece } from '@/contracts/suggestions';
import { emptySearch, formatSearchUrl } from '@/lib/search-url';

/** One line of the list. */
export type Option = { readonly key: string; readonly title: readonly TitlePiece[]; readonly href: string };

/** Lines under one title; `label` is a phrase. */
export type OptionGroup = {
  readonly key: string;
  readonly label: string;
  readonly options: readonly Option[];
};

const typeLabels = {
  physician: 'Doctors',
  location: 'Locations',
  condition: 'Conditions and services',
  article: 'Health news',
  clinicalTrial: 'Clinical trials',
} as const;

export type OptionContext = {
  /** Where the search form leads. */
  readonly action: string;
  /** Writes a site path as the visitor's address. */
  readonly hrefOf: (path: string) => string;
  readonly seeAll: string;
};

/**
 * The list's lines: values of filters first, then pages by kind.
 * @param text - what was typed, for "See All"
 * @requirement B3 B4
 */
export function optionGroups(
  { facets, groups }: Suggestions,
  text: string,
  context: OptionContext,
): readonly OptionGroup[] {
  return [
    ...facets.map((facet) => facetGroup(facet, text, context)),
    ...groups.map(({ type, pages }) => ({
      key: type,
      label: typeLabels[type],
      options: pages.map(({ title, path }) => ({ key: path, title, href: context.hrefOf(path) })),
    })),
  ];
}

function facetGroup(
  { field, label, values, total }: FacetSuggestion,
  text: string,
  { action, seeAll }: OptionContext,
): OptionGroup {
  const options = values.map(({ value }) => ({
    key: value,
    title: [{ text: value, isMatch: false }],
    href: `${action}?${formatSearchUrl({ ...emptySearch, filters: [{ field, value }] })}`,
  }));
  const all: Option = {
    key: `${field} all`,
    title: [{ text: seeAll, isMatch: false }],
    href: `${action}?${formatSearchUrl({ ...emptySearch, query: text })}`,
  };
  return { key: field, label, options: total > values.length ? [...options, all] : options };
}
