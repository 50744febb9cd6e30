import {
  useId,
  useRef,
  useState,
  type ComponentType,
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import { searchLimits } from '@/domain/search/search-limits';
import type { ListState, SuggestionListProps, SuggestionScope } from './suggestion-list';
import styles from './typeahead-input.module.css';

type TypeaheadInputProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'defaultValue' | 'placeholder'> &
  SuggestionScope & {
    readonly id: string;
    readonly ref?: RefObject<HTMLInputElement | null>;
  };

const closed: ListState = { isOpen: false, activeId: undefined };

/**
 * A search field with suggestions, as the combobox pattern of WAI-ARIA describes it. Without scripts it is an ordinary
 * field. The code of the list loads with the first focus.
 * @requirement B3
 */
export function TypeaheadInput({
  ref,
  searchType,
  searchModel,
  current,
  action,
  ...attributes
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
    if (!List) void import('./suggestion-list').then((module) => setList(() => module.SuggestionList));
  };
  return (
    <div className={styles.box}>
      <input
        {...attributes}
        {...(List ? combobox : {})}
        ref={input}
        type="search"
        name="query"
        maxLength={searchLimits.queryLength}
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
          current={current}
          action={action}
          onState={setState}
        />
      ) : null}
    </div>
  );
}
