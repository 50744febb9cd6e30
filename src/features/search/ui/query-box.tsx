import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { useSearchParts } from './search-context';
import { buttonClass } from '@/ui/button/Button';
import { TypeaheadInput } from '@/ui/typeahead/TypeaheadInput';
import styles from './search.module.css';

/** The form of a search page with its query. Filters and order elsewhere on the page belong to it. */
export function QueryBox({ action }: { readonly action: string }): ReactNode {
  const t = usePhrases();
  const { model, formId, state, change } = useSearchParts();
  const page = usePage();
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
          <TypeaheadInput
            ref={input}
            id={`${formId}-query`}
            name="query"
            defaultValue={state.query}
            maxLength={200}
            searchType={model.type}
            searchModel={model.id}
            chosen={state.filters}
            language={page.language}
            action={action}
            hrefOf={(path) => hrefOn(page, path)}
          />
          <button type="submit" className={buttonClass('primary')}>
            {model.buttonText || t('Search')}
          </button>
        </div>
      </form>
    </search>
  );
}
