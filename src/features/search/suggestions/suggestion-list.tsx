// HTML has no element for a list of links below a field that keeps the focus.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import type { SearchType } from '@/contracts/search';
import { translator } from '@/i18n/use-phrases';
import { optionAfterKey, optionGroups, type CurrentSearch, type OptionGroup } from './options';
import { optionId, SuggestionGroup } from './suggestion-group';
import { useFieldEvents } from './use-field-events';
import { useSuggestions } from './use-suggestions';
import styles from './suggestion-list.module.css';

/** What to suggest, and where suggested filters lead. */
export type SuggestionScope = {
  /** Kind of search; every kind without one. */
  readonly searchType?: SearchType | undefined;
  /** Id of the authored search, which says what to suggest. */
  readonly searchModel?: string | undefined;
  /** The search that suggested filters are added to. Those that hold are not suggested again. */
  readonly current?: CurrentSearch | undefined;
  /** Address of the search form. */
  readonly action: string;
};

/** What the field has to say about the list to assistive technology. */
export type ListState = { readonly isOpen: boolean; readonly activeId: string | undefined };

const noGroups: ReadonlySet<string> = new Set();

/** Whether an option shows more options, so that the list has to stay. */
function isExpander(groups: readonly OptionGroup[], active: number): boolean {
  return groups.some(({ options }) =>
    options.some(({ number, href }) => number === active && href === undefined),
  );
}

/** What click counting reads of the list. */
function searchData(query: string, count: number): string {
  return JSON.stringify({ query, total: count, shown: count, page: 1, isSuggestion: true });
}

export type SuggestionListProps = SuggestionScope & {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onState: (state: ListState) => void;
};

/** The options for what was typed, with the phrases that they are shown with. */
function useOptions(
  { searchType, searchModel, current, action }: SuggestionScope,
  text: string,
  expanded: ReadonlySet<string>,
) {
  const page = usePage();
  const suggested = useSuggestions({ text, searchType, searchModel, language: page.language });
  const t = translator(suggested?.answer.phrases ?? {});
  const context = { action, hrefOf: (path: string) => hrefOn(page, path), current, expanded };
  const groups = suggested ? optionGroups(suggested.answer, { ...context, seeAll: t('See All') }) : [];
  return { suggested, groups, t };
}

/**
 * The suggestions below a search field. Hidden for fewer than three characters, after Enter, Escape and a click
 * elsewhere. Arrow keys choose an option while the focus stays in the field.
 * @requirement B3 B4
 */
export function SuggestionList({ id, input, onState, ...scope }: SuggestionListProps): ReactNode {
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(noGroups);
  const { suggested, groups, t } = useOptions(scope, text, expanded);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isOpen = isWanted && count > 0;
  const activeId = isOpen && active >= 0 && active < count ? optionId(id, active) : undefined;

  useEffect(() => onState({ isOpen, activeId }), [isOpen, activeId, onState]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKey = (key: string): boolean => {
    if (key === 'Enter') {
      setWanted(isExpander(groups, active));
      // A click rather than a navigation, so that click counting sees this choice too.
      if (activeId) document.getElementById(activeId)?.click();
      return activeId !== undefined;
    }
    if (key === 'Escape') {
      if (isOpen) setWanted(false);
      return isOpen;
    }
    const next = count > 0 ? optionAfterKey(key, active, count) : undefined;
    if (next === undefined) return false;
    setWanted(true);
    setActive(next);
    return true;
  };
  useFieldEvents(input, {
    onText: (typed) => {
      setText(typed);
      setActive(-1);
      setExpanded(noGroups);
      setWanted(true);
    },
    onKey,
    onLeave: () => setWanted(false),
  });

  const announcement = count > 0 ? t('{count} suggestions', { count }) : t('No suggestions');
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('Suggestions')}
        className={styles.list}
        hidden={!isOpen}
        data-search={searchData(suggested?.text ?? '', count)}
      >
        {isOpen
          ? groups.map((group) => (
              <SuggestionGroup
                key={group.key}
                listId={id}
                group={group}
                title={t(group.label)}
                untranslated={suggested?.answer.untranslated}
                active={active}
                onExpand={() => setExpanded(new Set([...expanded, group.key]))}
              />
            ))
          : null}
      </div>
      <output className="visually-hidden">{isWanted && suggested ? announcement : ''}</output>
    </>
  );
}
