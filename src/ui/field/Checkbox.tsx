import type { ReactNode } from 'react';
import styles from '@/ui/field/field.module.css';

type CheckboxProps = {
  readonly id: string;
  readonly name?: string;
  readonly value?: string;
  readonly label: ReactNode;
  readonly isChecked?: boolean;
  readonly isInitiallyChecked?: boolean;
  readonly onCheckedChange?: (isChecked: boolean) => void;
  readonly isDisabled?: boolean;
  readonly describedBy?: string | undefined;
};

/** A box to tick. */
export function Checkbox({
  id,
  name,
  value,
  label,
  isChecked,
  isInitiallyChecked,
  onCheckedChange,
  isDisabled,
  describedBy,
}: CheckboxProps): ReactNode {
  return (
    <label className={styles.choice} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        name={name ?? id}
        value={value}
        disabled={isDisabled}
        aria-describedby={describedBy}
        {...(isChecked === undefined ? { defaultChecked: isInitiallyChecked } : { checked: isChecked })}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
