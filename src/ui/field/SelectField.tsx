import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { controlAttributes, FieldFrame, type FieldProps } from '@/ui/field/field-frame';
import styles from '@/ui/field/field.module.css';

/** The value and the label of an option. */
export type Option = readonly [value: string, label: string];

type SelectFieldProps = FieldProps & {
  readonly options: readonly Option[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** Label of the first option, which chooses nothing; no such option when undefined. */
  readonly empty?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
};

/** A list of options; "No results found." when it is empty. @requirement K1 */
export function SelectField(props: SelectFieldProps): ReactNode {
  const t = usePhrases();
  const { options, value, defaultValue, onValueChange, empty } = props;
  const first = options.length === 0 ? t('No results found.') : empty;
  return (
    <FieldFrame {...props}>
      <select
        {...controlAttributes(props)}
        {...(value === undefined ? { defaultValue } : { value })}
        className={`${styles.control} ${styles.select}`}
        onChange={(event) => onValueChange?.(event.target.value)}
        autoComplete={props.autoComplete}
      >
        {first === undefined ? null : <option value="">{first}</option>}
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
