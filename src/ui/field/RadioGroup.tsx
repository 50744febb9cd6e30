import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { GroupFrame, isOnToSubmit, type FieldProps } from '@/ui/field/field-frame';
import type { Option } from '@/ui/field/SelectField';
import styles from '@/ui/field/field.module.css';

type RadioGroupProps = FieldProps & {
  readonly options: readonly Option[];
  readonly value?: string;
  readonly defaultValue?: string;
  /** `isPassing`: an arrow key came to the option, perhaps on the way to another. Nothing may open then. */
  readonly onValueChange?: (value: string, isPassing: boolean) => void;
  /** Side by side in one bar, for two or three short options. */
  readonly isBar?: boolean;
  /** Id of a form elsewhere on the page that the radios belong to. */
  readonly form?: string;
  readonly isDisabled?: boolean;
};

/** A choice among a few options. The first radio has the field's id, for links from an error summary. */
export function RadioGroup(props: RadioGroupProps): ReactNode {
  const { id, options, value, defaultValue, onValueChange, isBar = false, form, isDisabled } = props;
  const isPassing = useRef(false);
  const follow = ({ type, key }: KeyboardEvent) => {
    isPassing.current = type === 'keydown' && key.startsWith('Arrow');
  };
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
                // Whoever keeps the choice hears of one that was made before the scripts were there.
                data-hold={value === undefined ? undefined : ''}
                form={form}
                disabled={isDisabled}
                name={props.name ?? id}
                value={option}
                required={props.isRequired}
                {...(value === undefined
                  ? { defaultChecked: option === defaultValue }
                  : { checked: option === value })}
                onKeyDown={follow}
                onKeyUp={follow}
                onChange={() => onValueChange?.(option, isPassing.current)}
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
