import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { useSearchParts } from './search-context';
import { buttonClass } from '@/ui/button/Button';
import styles from './search.module.css';

/** The form of a search page with its query. Filters and order elsewhere on the page belong to it. */
export function QueryBox({ action }: { readonly action: string }): ReactNode {
  const t = usePhrases();
  const { model, formId, state, change } = useSearchParts();
  const input = useRef<HTMLInputElement>(null);
  const label = model.inputPlaceholder || t('Search');

  // Back and a suggested spelling bring their own query; the field keeps its focus.
  useEffect(() => {
    if (input.current) input.current.value = state.query;
  }, [state.query]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ type: 'queryEntered', query: input.current?.value ?? '' });
  };

  return (
    <search className={styles.searchBox}>
      <form id={formId} method="get" action={action} onSubmit={submit}>
        <label htmlFor={`${formId}-query`}>{label}</label>
        <div className={styles.queryRow}>
          <input
            ref={input}
            id={`${formId}-query`}
            type="search"
            name="query"
            defaultValue={state.query}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
          />
          <button type="submit" className={buttonClass('primary')}>
            {model.buttonText || t('Search')}
          </button>
        </div>
      </form>
    </search>
  );
}
