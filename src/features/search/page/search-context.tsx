import { createContext, useContext, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import type { GoogleMapSetup } from '@/config/maps';
import type { SearchModel } from '@/contracts/search';
import type { Subsite } from '@/domain/subsites';
import { hrefOn } from '@/cms/fields/link';
import { usePage, type Page } from '@/cms/page';
import { formatSearchUrl, type SearchState } from '@/domain/search/search-url';
import { wantsNewTab } from '@/lib/wants-new-tab';
import { changeSearch, type SearchChange } from '../model/change';
import type { SearchPageData } from '../model/outcome';
import type { SearchControl } from './use-search';

/** What the parts of a search page share. */
export type SearchParts = SearchControl & {
  readonly model: SearchModel;
  /** Every kind of search of the block. */
  readonly kinds: SearchPageData['kinds'];
  /** The sub-site of the page; undefined for the main site. */
  readonly subsite: Subsite | undefined;
  /** Google's map for visitors who choose it; null without a key. */
  readonly googleMap: GoogleMapSetup | null;
  /** Moves the focus to the results. */
  readonly showResults: () => void;
  /** Id of the search form; controls outside its element name it as theirs. */
  readonly formId: string;
};

export const SearchContext = createContext<SearchParts | undefined>(undefined);

/**
 * The search that a part of its page belongs to.
 * @throws Error outside a search page
 */
export function useSearchParts(): SearchParts {
  const parts = useContext(SearchContext);
  if (!parts) throw new Error('useSearchParts needs a SearchContext around it');
  return parts;
}

/** The address of a search on its page. @requirement B2 */
export function addressOf(page: Page, state: SearchState): string {
  const query = formatSearchUrl(state);
  return hrefOn(page, page.pathname) + (query && `?${query}`);
}

type ChangeLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  readonly to: SearchChange;
  readonly children: ReactNode;
};

/**
 * A link to the search after a change. A plain click changes the results in place; without scripts, or in a new tab, the
 * browser follows the link; one that is pressed before the scripts are ready waits for them. The change often removes the link,
 * so the focus moves to the results.
 * @requirement B26
 */
export function ChangeLink({ to, children, ...rest }: ChangeLinkProps): ReactNode {
  const { state, model, change, showResults } = useSearchParts();
  const page = usePage();
  const follow = (event: MouseEvent) => {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    change(to);
    showResults();
  };
  return (
    <a {...rest} href={addressOf(page, changeSearch(state, to, model.filters))} onClick={follow} data-hold="">
      {children}
    </a>
  );
}
