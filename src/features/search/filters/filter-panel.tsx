import type { ReactNode } from 'react';
import type { SearchFilter } from '@/contracts/search';
import { patientAgesField } from '@/domain/search/filters';
import { useSearchParts } from '../page/search-context';
import { CheckboxFilter } from './checkbox-filter';
import { DistanceFilter } from './distance-filter';
import { ListFilter } from './list-filter';
import { PatientOptions } from './patient-options';
import { RadioFilter } from './radio-filter';
import { TextFilter } from './text-filter';
import styles from './filters.module.css';

/**
 * The filters of a search, as authored. Every control has the name and value that an address has, so that the form works
 * without scripts.
 * @requirement B5 B26
 */
export function FilterPanel(): ReactNode {
  const { model } = useSearchParts();
  return (
    <div className={styles.panel}>
      <PatientOptions />
      {model.filters
        .filter(({ field }) => field !== patientAgesField)
        .map((filter) => (
          <Filter key={filter.field} filter={filter} />
        ))}
    </div>
  );
}

function Filter({ filter }: { readonly filter: SearchFilter }): ReactNode {
  switch (filter.kind) {
    case 'dropdown':
    case 'upcoming':
      return <ListFilter filter={filter} />;
    case 'radio':
      return <RadioFilter filter={filter} />;
    case 'checkbox':
    case 'checkbox|checked':
      return <CheckboxFilter filter={filter} />;
    case 'text':
      return <TextFilter filter={filter} />;
    case 'distance':
      return <DistanceFilter filter={filter} />;
  }
}
