import type { ReactNode } from 'react';
import { FieldNotes } from '@/ui/field/field-frame';
import styles from '@/ui/field/field.module.css';

type CheckboxProps = {
  readonly id: string;
  readonly name?: string;
  readonly value?: string;
  readonly label: ReactNode;
  readonly isChecked?: boolean;
  readonly onCheckedChange?: (isChecked: boolean) => void;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  readonly describedBy?: string | undefined;
  readonly error?: string | undefined;
  readonly onBlur?: () => void;
  /** Ticked before the scripts are there, it is ticked again for them. */
  readonly isHeld?: boolean;
};

/** A checkbox. @requirement K2 */
export function Checkbox({
  id,
  name,
  value,
  label,
  isChecked,
  onCheckedChange,
  isDisabled,
  isRequired,
  describedBy,
  error,
  onBlur,
  isHeld,
}: CheckboxProps): ReactNode {
  return (
    <>
      <FieldNotes id={id} label="" error={error} />
      <label className={styles.choice} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name ?? id}
          value={value}
          disabled={isDisabled}
          required={isRequired}
          aria-describedby={[error && `${id}-error`, describedBy].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          checked={isChecked}
          data-hold={isHeld ? '' : undefined}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
    </>
  );
}
