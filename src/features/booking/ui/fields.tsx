import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import styles from './fields.module.css';

type Common = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Already in words; undefined when the field is fine. */
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
};

function describedBy({ id, hint, error }: Common): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Label, hint and error around a control, in that order. */
export function FieldFrame({ children, ...field }: Common & { readonly children: ReactNode }): ReactNode {
  const t = usePhrases();
  return (
    <div className={field.error ? styles.invalid : styles.field}>
      <label htmlFor={field.id} className={styles.label}>
        {field.label}
        {field.isOptional ? <span className={styles.optional}> {t('(optional)')}</span> : null}
      </label>
      <FieldNotes {...field} />
      {children}
    </div>
  );
}

function FieldNotes({ id, hint, error }: Pick<Common, 'id' | 'hint' | 'error'>): ReactNode {
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

type TextFieldProps = Common & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly width?: 'date' | 'zip' | 'phone' | 'full';
  readonly maxLength?: number;
  readonly isDisabled?: boolean;
  readonly list?: string;
  readonly placeholder?: string;
};

/** A line of text. */
export function TextField(props: TextFieldProps): ReactNode {
  const { id, value, onChange, type = 'text', width = 'full', isDisabled = false } = props;
  return (
    <FieldFrame {...props}>
      <input
        id={id}
        name={id}
        type={type}
        className={styles[width]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        disabled={isDisabled}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete}
        maxLength={props.maxLength}
        list={props.list}
        placeholder={props.placeholder}
        aria-describedby={describedBy(props)}
        aria-invalid={props.error ? true : undefined}
        aria-required={props.isOptional ? undefined : true}
      />
    </FieldFrame>
  );
}

type SelectFieldProps = Common & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** The choice of nothing, shown first; left out when undefined. */
  readonly empty?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
};

/** A choice from a list. */
export function SelectField(props: SelectFieldProps): ReactNode {
  const { id, value, onChange, options, empty } = props;
  return (
    <FieldFrame {...props}>
      <select
        id={id}
        name={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={props.autoComplete}
        aria-describedby={describedBy(props)}
        aria-invalid={props.error ? true : undefined}
        aria-required={props.isOptional ? undefined : true}
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

type RadioFieldProps = Common & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Side by side as one bar, for two short choices. */
  readonly isBar?: boolean;
};

/** A choice of few, all in sight. The id is that of the first choice, so that an error summary can lead there. */
export function RadioField(props: RadioFieldProps): ReactNode {
  const { id, label, value, onChange, options, isBar = false } = props;
  return (
    <fieldset className={props.error ? styles.invalid : styles.field} aria-describedby={describedBy(props)}>
      <legend className={styles.label}>{label}</legend>
      <FieldNotes {...props} />
      <div className={isBar ? styles.bar : styles.choices}>
        {options.map(([option, text], index) => {
          const optionId = index === 0 ? id : `${id}-${index}`;
          return (
            <label key={option} className={styles.choice} htmlFor={optionId}>
              <input
                id={optionId}
                type="radio"
                name={id}
                value={option}
                checked={value === option}
                onChange={() => onChange(option)}
              />
              <span>{text}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

type CheckFieldProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: () => void;
};

/** A box to tick. */
export function CheckField({ id, label, isChecked, onChange }: CheckFieldProps): ReactNode {
  return (
    <label className={styles.choice} htmlFor={id}>
      <input id={id} type="checkbox" checked={isChecked} onChange={onChange} />
      <span>{label}</span>
    </label>
  );
}

type TextAreaProps = Common & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
};

/** A longer text with the number of characters left; said aloud only when few are left. */
export function CountedText(props: TextAreaProps): ReactNode {
  const t = usePhrases();
  const { id, value, onChange, maxLength } = props;
  const left = maxLength - value.length;
  const said =
    left <= maxLength / 5
      ? t('{count} characters left', { count: left - (left % 10 === 0 ? 0 : left % 10) })
      : '';
  return (
    <FieldFrame {...props}>
      <textarea
        id={id}
        name={id}
        rows={4}
        className={styles.area}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={[describedBy(props), `${id}-left`].filter(Boolean).join(' ')}
        aria-invalid={props.error ? true : undefined}
        aria-required
      />
      <p id={`${id}-left`} className={styles.hint}>
        {t('{count} characters left', { count: left })}
      </p>
      <output className="visually-hidden">{said}</output>
    </FieldFrame>
  );
}
