import {
  useId,
  useRef,
  useState,
  type ComponentType,
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import type { SearchType } from '@/contracts/search';
import type { FilterValue } from '@/lib/search-url';
import type { SuggestionListProps } from '@/ui/typeahead/SuggestionList';
import styles from '@/ui/typeahead/field.module.css';

type TypeaheadInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly id: string;
  readonly ref?: RefObject<HTMLInputElement | null>;
  /** What is searched for; absent: all kinds. */
  readonly searchType?: SearchType | undefined;
  /** Id of the authored search, which says what to suggest. */
  readonly searchModel?: string | undefined;
  /** Filters that hold already: they are not suggested. */
  readonly chosen?: readonly FilterValue[] | undefined;
  /** Of the page. */
  readonly language: string;
  /** Where the form leads, for suggested filters. */
  readonly action: string;
  /** Writes a site path as the visitor's address. */
  readonly hrefOf: (path: string) => string;
};

/** What the list says of itself to the field. */
export type ListState = { readonly isOpen: boolean; readonly activeId: string | undefined };

const closed: ListState = { isOpen: false, activeId: undefined };

/**
 * A search field that suggests while a visitor types: a combobox as WAI-ARIA describes it. Without scripts it is an
 * ordinary field; the list's code comes with the first focus.
 * @requirement B3
 */
export function TypeaheadInput({
  ref,
  searchType,
  searchModel,
  chosen,
  language,
  action,
  hrefOf,
  ...rest
}: TypeaheadInputProps): ReactNode {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const listId = useId();
  const [List, setList] = useState<ComponentType<SuggestionListProps>>();
  const [{ isOpen, activeId }, setState] = useState(closed);
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
  } as const;

  const onFocus = () => {
    if (!List)
      void import('@/ui/typeahead/SuggestionList').then((module) => setList(() => module.SuggestionList));
  };
  return (
    <div className={styles.box}>
      <input
        {...rest}
        {...(List ? combobox : {})}
        ref={input}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        onFocus={onFocus}
      />
      {List ? (
        <List
          id={listId}
          input={input}
          searchType={searchType}
          searchModel={searchModel}
          chosen={chosen}
          language={language}
          action={action}
          hrefOf={hrefOf}
          onState={setState}
        />
      ) : null}
    </div>
  );
}
