import type { FacetSuggestion, Suggestions, TitlePiece } from '@/contracts/suggestions';
import { emptySearch, formatSearchUrl, type FilterValue } from '@/lib/search-url';

/** One line of the list. */
export type Option = {
  readonly key: string;
  readonly title: readonly TitlePiece[];
  readonly detail: string;
  readonly href: string;
};

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
  /** Filters that hold already. */
  readonly chosen: readonly FilterValue[];
  readonly seeAll: string;
};

/**
 * The list's lines: pages by kind, and values of filters before or after them as the author says; a value that is
 * chosen already is no suggestion.
 * @param text - what was typed, for "See All"
 * @requirement B3 B4
 */
export function optionGroups(
  { isFacetsFirst, facets, groups }: Suggestions,
  text: string,
  context: OptionContext,
): readonly OptionGroup[] {
  const values = facets
    .map((facet) => facetGroup(facet, text, context))
    .filter(({ options }) => options.length > 0);
  const pages = groups.map((group) => ({
    key: group.type,
    label: typeLabels[group.type],
    options: group.pages.map(({ title, detail, path }) => ({
      key: path,
      title,
      detail,
      href: context.hrefOf(path),
    })),
  }));
  return isFacetsFirst ? [...values, ...pages] : [...pages, ...values];
}

function facetGroup(
  { field, label, values, total }: FacetSuggestion,
  text: string,
  { action, chosen, seeAll }: OptionContext,
): OptionGroup {
  const isChosen = (value: string) =>
    chosen.some((filter) => filter.field === field && filter.value === value);
  const options = values
    .filter(({ value }) => !isChosen(value))
    .map(({ value }) => ({
      key: value,
      title: [{ text: value, isMatch: false }],
      detail: '',
      href: `${action}?${formatSearchUrl({ ...emptySearch, filters: [{ field, value }] })}`,
    }));
  const all: Option = {
    key: `${field} all`,
    title: [{ text: seeAll, isMatch: false }],
    detail: '',
    href: `${action}?${formatSearchUrl({ ...emptySearch, query: text })}`,
  };
  return { key: field, label, options: total > values.length ? [...options, all] : options };
}
