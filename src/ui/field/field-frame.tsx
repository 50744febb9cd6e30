import type { FocusEvent, ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/ui/field/field.module.css';

/** The props of every field. Texts are in the page's language. */
export type FieldProps = {
  /** Id of the control, for links from an error summary. */
  readonly id: string;
  /** Name in a posted form; the id by default. */
  readonly name?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error message; undefined when there is no error. */
  readonly error?: string | undefined;
  /** Adds "(optional)" to the label. */
  readonly isOptional?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Called when the focus leaves the field, except to the submit button, which checks every field. */
  readonly onBlur?: () => void;
};

/** Whether the focus moves to a submit button. A new error message would move the button away from the pointer. */
export function isOnToSubmit({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
}

/** Ids of the texts that describe a control. */
export function describedBy({ id, hint, error }: FieldProps, ...more: readonly string[]): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`, ...more].filter(Boolean).join(' ') || undefined;
}

/** The attributes of every control. */
export function controlAttributes(props: FieldProps, ...more: readonly string[]) {
  return {
    id: props.id,
    name: props.name ?? props.id,
    disabled: props.isDisabled,
    'aria-describedby': describedBy(props, ...more),
    // Set to false too: otherwise some screen readers announce every empty required field as invalid.
    'aria-invalid': props.isRequired || props.error ? Boolean(props.error) : undefined,
    required: props.isRequired,
    onBlur: (event: FocusEvent) => {
      if (!isOnToSubmit(event)) props.onBlur?.();
    },
  } as const;
}

/** Label, hint, error and control, in that order. */
export function FieldFrame({ children, ...field }: FieldProps & { readonly children: ReactNode }): ReactNode {
  return (
    <div className={field.error ? styles.invalid : styles.field}>
      <label htmlFor={field.id} className={styles.label}>
        <FieldLabel {...field} />
      </label>
      <FieldNotes {...field} />
      {children}
    </div>
  );
}

/** A question for several controls: a legend instead of a label. */
export function GroupFrame({ children, ...field }: FieldProps & { readonly children: ReactNode }): ReactNode {
  return (
    <fieldset
      className={field.error ? styles.invalid : styles.field}
      aria-describedby={describedBy(field)}
      disabled={field.isDisabled}
    >
      <legend className={styles.label}>
        <FieldLabel {...field} />
      </legend>
      <FieldNotes {...field} />
      {children}
    </fieldset>
  );
}

function FieldLabel({ label, isOptional }: FieldProps): ReactNode {
  const t = usePhrases();
  return (
    <>
      {label}
      {isOptional ? <span className={styles.optional}> {t('(optional)')}</span> : null}
    </>
  );
}

/** Hint and error of a field. */
export function FieldNotes({ id, hint, error }: FieldProps): ReactNode {
  const t = usePhrases();
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <span>{t('Error:')}</span> {error}
        </p>
      ) : null}
    </>
  );
}
