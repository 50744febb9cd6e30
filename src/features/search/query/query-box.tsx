import type { FormEvent, ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { Spoken } from '@/cms/fields/spoken';
import { usePhrases } from '@/i18n/use-phrases';
import { useSearchParts } from '../page/search-context';
import { buttonClass } from '@/ui/button/Button';
import { TypeaheadInput } from '../suggestions/typeahead-input';
import { useFollowedValue } from './use-followed-value';
import styles from './query-box.module.css';

/** The form of a search page, under the title of its search. The controls for filters and order stand elsewhere and name it as theirs. */
export function QueryBox(): ReactNode {
  const t = usePhrases();
  const { model, formId, state, change } = useSearchParts();
  const page = usePage();
  const action = hrefOn(page, page.pathname);
  const label = model.inputPlaceholder || t('Search');

  const input = useFollowedValue(state.query);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ type: 'queryEntered', query: input.current?.value ?? '' });
  };

  return (
    <search className={styles.searchBox} aria-label={model.title || undefined}>
      <form id={formId} method="get" action={action} onSubmit={submit}>
        <label htmlFor={`${formId}-query`}>
          <Spoken text={label} />
        </label>
        <div className={styles.queryRow}>
          <TypeaheadInput
            ref={input}
            id={`${formId}-query`}
            defaultValue={state.query}
            searchType={model.type === 'all' ? undefined : model.type}
            searchModel={model.id}
            current={{ state, filters: model.filters }}
            action={action}
          />
          <button type="submit" className={buttonClass('primary')}>
            {model.buttonText || t('Search')}
          </button>
        </div>
      </form>
    </search>
  );
}
