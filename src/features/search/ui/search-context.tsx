import { createContext, useContext, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import type { GoogleMapSetup } from '@/config/maps';
import type { SearchModel } from '@/contracts/search';
import type { Subsite } from '@/lib/subsites';
import { hrefOn } from '@/cms/fields/link';
import { usePage, type Page } from '@/cms/page';
import { formatSearchUrl, type SearchState } from '@/lib/search-url';
import { changeSearch, type SearchChange } from '../model/change';
import type { SearchControl } from '../state/use-search';

/** What every part of a search page needs. */
export type SearchParts = SearchControl & {
  readonly model: SearchModel;
  /** Part of the site that the page belongs to. */
  readonly subsite: Subsite | undefined;
  /** Google's map, for visitors who choose it. */
  readonly googleMap: GoogleMapSetup | null;
  /** Takes the focus to the results, and the page to where they begin if that is out of sight above. */
  readonly showResults: () => void;
  /** Id of the form that controls anywhere on the page belong to. */
  readonly formId: string;
};

export const SearchContext = createContext<SearchParts | undefined>(undefined);

/** The search around a part of its page. */
export function useSearchParts(): SearchParts {
  const parts = useContext(SearchContext);
  if (!parts) throw new Error('useSearchParts needs a SearchContext around it');
  return parts;
}

/** The address of a search on the page where it stands. */
export function addressOf(page: Page, state: SearchState): string {
  const query = formatSearchUrl(state);
  return hrefOn(page, page.pathname) + (query && `?${query}`);
}

type ChangeLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  readonly to: SearchChange;
  readonly children: ReactNode;
};

/**
 * A link to the search after a change: followed by the browser without scripts, in a new tab and the like; else the
 * results change in place. The link itself is often gone then, so that the focus goes to the results.
 * @requirement B26
 */
export function ChangeLink({ to, children, ...rest }: ChangeLinkProps): ReactNode {
  const { state, model, change, showResults } = useSearchParts();
  const page = usePage();
  const follow = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    change(to);
    showResults();
  };
  return (
    <a {...rest} href={addressOf(page, changeSearch(state, to, model.filters))} onClick={follow}>
      {children}
    </a>
  );
}
