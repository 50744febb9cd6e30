import type { ReactNode } from 'react';
import { GroupFrame, isOnToSubmit, type FieldProps } from '@/ui/field/field-frame';
import type { Option } from '@/ui/field/SelectField';
import styles from '@/ui/field/field.module.css';

type RadioGroupProps = FieldProps & {
  readonly options: readonly Option[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** Side by side in one bar, for two or three short options. */
  readonly isBar?: boolean;
  /** Id of a form elsewhere on the page that the radios belong to. */
  readonly form?: string;
  readonly isDisabled?: boolean;
};

/** A choice among a few options. The first radio has the field's id, for links from an error summary. */
export function RadioGroup(props: RadioGroupProps): ReactNode {
  const { id, options, value, defaultValue, onValueChange, isBar = false, form, isDisabled } = props;
  return (
    <GroupFrame {...props}>
      <div className={isBar ? styles.bar : styles.choices}>
        {options.map(([option, label], index) => {
          const optionId = index === 0 ? id : `${id}-${index}`;
          return (
            <label key={option} className={styles.choice} htmlFor={optionId}>
              <input
                id={optionId}
                type="radio"
                form={form}
                disabled={isDisabled}
                name={props.name ?? id}
                value={option}
                required={props.isRequired}
                {...(value === undefined
                  ? { defaultChecked: option === defaultValue }
                  : { checked: option === value })}
                onChange={() => onValueChange?.(option)}
                onBlur={(event) => {
                  const { relatedTarget: next } = event;
                  const isInGroup = next instanceof HTMLInputElement && next.name === event.target.name;
                  if (!isInGroup && !isOnToSubmit(event)) props.onBlur?.();
                }}
              />
              <span>{label}</span>
            </label>
          );
        })}
      </div>
    </GroupFrame>
  );
}
