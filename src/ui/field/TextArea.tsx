import { useState, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { controlAttributes, FieldFrame, type FieldProps } from '@/ui/field/field-frame';
import styles from '@/ui/field/field.module.css';

type TextAreaProps = FieldProps & {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** Characters; 9999 by default. */
  readonly maxLength?: number;
};

/** The rows of a text area for a maximum length in characters. @requirement K3 */
export function rowsFor(maxLength: number): number {
  if (maxLength <= 100) return 2;
  return maxLength <= 200 ? 3 : 4;
}

/** A longer text with the number of characters left, which is announced only for the last fifth, in steps of ten. */
export function TextArea(props: TextAreaProps): ReactNode {
  const t = usePhrases();
  const { id, value, defaultValue = '', onValueChange, maxLength = 9999 } = props;
  const [own, setOwn] = useState(defaultValue);
  const left = maxLength - (value ?? own).length;
  const said =
    left <= maxLength / 5 ? t('Characters left: {count}', { count: Math.ceil(left / 10) * 10 }) : '';
  return (
    <FieldFrame {...props}>
      <textarea
        {...controlAttributes(props, `${id}-left`)}
        {...(value === undefined ? { defaultValue } : { value })}
        rows={rowsFor(maxLength)}
        maxLength={maxLength}
        className={`${styles.control} ${styles.area}`}
        onChange={(event) => {
          setOwn(event.target.value);
          onValueChange?.(event.target.value);
        }}
      />
      <p id={`${id}-left`} className={styles.hint}>
        {t('Characters left: {count}', { count: left })}
      </p>
      <output className="visually-hidden">{said}</output>
    </FieldFrame>
  );
}
