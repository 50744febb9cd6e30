import { useId, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { Spoken } from '@/cms/fields/spoken';
import type { SearchType } from '@/contracts/search';
import { Button } from '@/ui/button/Button';
import { TypeaheadInput } from '../suggestions/typeahead-input';
import styles from './search-form.module.css';

type SearchFormProps = {
  /** The search page, without language. */
  readonly path: string;
  readonly label: string;
  readonly button: string;
  readonly searchType?: SearchType;
  /** Id of the authored search. */
  readonly searchModel?: string | undefined;
};

/** A search box with suggestions that leads to a search page. @requirement B21 */
export function SearchForm({ path, label, button, searchType, searchModel }: SearchFormProps): ReactNode {
  const page = usePage();
  const id = useId();
  const action = hrefOn(page, path);
  return (
    <search className={styles.search}>
      <form method="get" action={action}>
        <label htmlFor={id}>
          <Spoken text={label} />
        </label>
        <div className={styles.row}>
          <TypeaheadInput id={id} searchType={searchType} searchModel={searchModel} action={action} />
          <Button type="submit">{button}</Button>
        </div>
      </form>
    </search>
  );
}
