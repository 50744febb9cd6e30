import type { FocusEvent, ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/ui/field/field.module.css';

/** What every field has. Messages come in words, already in the page's language. */
export type FieldProps = {
  /** Id of the control; error summaries lead to it. */
  readonly id: string;
  /** Name under which a form posts it; the id by default. */
  readonly name?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong; undefined when nothing is. */
  readonly error?: string | undefined;
  /** Marked in words; a field that is neither optional nor required says nothing. */
  readonly isOptional?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Called when the field is left, unless for the button that sends the form: that checks everything. */
  readonly onBlur?: () => void;
};

/** The submit button must not move away under the pointer that presses it. */
export function isOnToSubmit({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
}

/** Ids of the texts that describe a control. */
export function describedBy({ id, hint, error }: FieldProps, ...more: readonly string[]): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`, ...more].filter(Boolean).join(' ') || undefined;
}

/** The attributes that every control of a field carries. */
export function controlAttributes(props: FieldProps, ...more: readonly string[]) {
  return {
    id: props.id,
    name: props.name ?? props.id,
    disabled: props.isDisabled,
    'aria-describedby': describedBy(props, ...more),
    // Said in either case: some screen readers call every empty required field wrong otherwise.
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

/** A question over several controls: the group's legend takes the label's place. */
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
