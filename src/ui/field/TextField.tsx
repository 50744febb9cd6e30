import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlAttributes, FieldFrame, type FieldProps } from '@/ui/field/field-frame';
import styles from '@/ui/field/field.module.css';

export type TextFieldProps = FieldProps & {
  /** Makes the field controlled, together with `onValueChange`; `defaultValue` makes it uncontrolled. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** May change the event's text before `onValueChange` gets it. */
  readonly onTyped?: (input: HTMLInputElement) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'number';
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Width, by the expected length of the answer. */
  readonly width?: 'full' | 'date' | 'zip' | 'phone';
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** What a browser or its password manager may know of the text; nothing is refused by it. */
  readonly pattern?: string;
  /** Id of a datalist. */
  readonly list?: string;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A line of text. */
export function TextField({ ref, ...props }: TextFieldProps): ReactNode {
  const { value, defaultValue, onValueChange, width = 'full' } = props;
  return (
    <FieldFrame {...props}>
      <input
        {...controlAttributes(props)}
        {...(value === undefined ? { defaultValue } : { value })}
        ref={ref}
        type={props.type ?? 'text'}
        className={width === 'full' ? styles.control : `${styles.control} ${styles[width]}`}
        onChange={(event) => {
          props.onTyped?.(event.target);
          onValueChange?.(event.target.value);
        }}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        pattern={props.pattern}
        list={props.list}
      />
    </FieldFrame>
  );
}
