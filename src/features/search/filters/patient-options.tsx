import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { rememberPatient } from '@/domain/patient-kind';
import { initialValueOf, isAgeFixed, patientAges, patientAgesField } from '@/domain/search/filters';
import { chosenValues } from '../model/change';
import { useSearchParts } from '../page/search-context';
import { RadioGroup } from '@/ui/field/RadioGroup';
import styles from './filters.module.css';

/**
 * Who the visit is for, in a search for doctors; on a sub-site also whether to search the whole site.
 * @requirement B11
 */
export function PatientOptions(): ReactNode {
  const { model, subsite } = useSearchParts();
  if (model.type !== 'physician' && !subsite) return null;
  return (
    <div className={styles.patient}>
      {model.type === 'physician' ? <Patient /> : null}
      {subsite ? <WholeSite /> : null}
    </div>
  );
}

/**
 * Adult or child, new or returning patient. On the children's site the age is fixed unless the whole site is searched.
 */
function Patient(): ReactNode {
  const t = usePhrases();
  const { state, model, subsite, formId, change } = useSearchParts();
  const ages = model.filters.find(({ field }) => field === patientAgesField);
  const isFixed = isAgeFixed(state, subsite);
  const initialAge = ages ? initialValueOf(ages) : '';
  const age = ages && !isFixed ? (chosenValues(state, ages)[0] ?? initialAge) : initialAge;
  // A form without scripts must not say the age that stands there as if the visitor had chosen it.
  const inForm = (value: string) => (value === initialAge ? '' : value);
  return (
    <>
      {ages ? (
        <RadioGroup
          isBar
          id={`${formId}-age`}
          form={formId}
          name={`filter.${patientAgesField}`}
          label={t('Patient age')}
          value={inForm(age)}
          isDisabled={isFixed}
          options={patientAges.map((value) => [inForm(value), t(value)] as const)}
          onValueChange={(value) => {
            rememberPatient({ isAdultPatient: (value || initialAge) === 'Adult' });
            change({ type: 'filterChosen', field: patientAgesField, values: value === '' ? [] : [value] });
          }}
        />
      ) : null}
      <RadioGroup
        isBar
        id={`${formId}-visits`}
        form={formId}
        name="typereturn"
        label={t('Visits with us')}
        value={state.typeReturn ? 'true' : ''}
        options={[
          ['', t('New Patient')],
          ['true', t('Return Patient')],
        ]}
        onValueChange={(value) => {
          rememberPatient({ isNewPatient: value !== 'true' });
          change({ type: 'visitChosen', isReturn: value === 'true' });
        }}
      />
    </>
  );
}

function WholeSite(): ReactNode {
  const t = usePhrases();
  const { state, formId, change } = useSearchParts();
  const id = `${formId}-all-site`;
  return (
    <label className={styles.choice} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        data-hold=""
        form={formId}
        name="allSite"
        value="true"
        checked={state.allSite}
        onChange={({ target }) => change({ type: 'allSiteChosen', isAllSite: target.checked })}
      />
      <span>{t('Search the whole site')}</span>
    </label>
  );
}
