import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { honeypotName } from '@/config/forms';
import { usePhrases } from '@/i18n/use-phrases';
import { ErrorSummary } from '@/ui/error-summary/ErrorSummary';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import type { FormControl } from './form-control';
import styles from '@/ui/form/Form.module.css';

type FormProps = {
  readonly id: string;
  /** What analytics calls it, at its start as at its end; by default its id without `-form`. */
  readonly name?: string | undefined;
  readonly form: Pick<FormControl<string>, 'summary' | 'attempts' | 'said' | 'adopt'>;
  /** What is called when the form is sent with scripts; `honeypot` is empty when a person sent it. */
  readonly onSubmit: (honeypot: string) => void;
  /** Where the form is posted without scripts. */
  readonly action: string;
  /** What is posted besides the fields. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Some of the fields take files. */
  readonly hasFiles?: boolean | undefined;
  readonly className?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
};

/**
 * A form: the summary of what is wrong, then its fields. Our script checks it, and without it the server, in the same words: those
 * of the browser are in the browser's language. What was typed before the script, or what the browser brought back, stays.
 * @requirement K5 K10 J8
 */
export function Form(props: FormProps): ReactNode {
  const { id, name, form, onSubmit, action, hidden = {}, hasFiles, className, labelledBy, children } = props;
  const t = usePhrases();
  const element = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const adoptTyped = useEffectEvent(() => {
    if (element.current) form.adopt(textsIn(element.current));
  });
  // Before anything is rendered again: that would put back what the server sent.
  useLayoutEffect(() => adoptTyped(), []);
  return (
    <form
      ref={element}
      id={id}
      data-form-name={name}
      method="post"
      action={action}
      noValidate
      encType={hasFiles ? 'multipart/form-data' : undefined}
      aria-labelledby={labelledBy}
      // Nothing may cover it on small screens.
      data-task=""
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(honeypot.current?.value ?? '');
      }}
    >
      <ErrorSummary errors={form.summary} attempts={form.attempts} />
      <LiveRegion>{form.said}</LiveRegion>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.honeypot} aria-hidden>
        <label>
          {t('Leave this empty')}{' '}
          <input ref={honeypot} name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {children}
    </form>
  );
}

/** What stands in the fields of a form, by their names; files aside. */
function textsIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
