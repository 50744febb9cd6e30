import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { WindowTitle } from '@/cms/window-title';
import { usePhrases } from '@/i18n/use-phrases';
import { ErrorSummary, type FieldError } from '@/ui/error-summary/ErrorSummary';
import { Button, ButtonLink } from '@/ui/button/Button';
import styles from '@/features/appointment/ui/appointment.module.css';
import formStyles from '@/features/appointment/ui/form.module.css';
import { names, stepHref } from '../address';
import type { Step } from '../booking';

type HeadingProps = {
  readonly title: string;
  readonly isWrong?: boolean;
  /** What the window says instead, where something has become of the step. */
  readonly windowTitle?: string;
};

/** What the page is about, also in the window's title; "Error:" stands before it where a form came back. @requirement I8 */
export function Heading({ title, isWrong = false, windowTitle = title }: HeadingProps): ReactNode {
  return (
    <>
      <WindowTitle title={windowTitle} isWrong={isWrong} />
      <h1 className={styles.pageTitle}>{title}</h1>
    </>
  );
}

/** Where the list of problems stands: whoever is sent back sees it first. */
export const problemsId = 'problems';

type PostFormProps = {
  /** What is sent besides the fields. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A form to this page. Our server checks it, in the words of the page. */
export function PostForm({ hidden, className, children }: PostFormProps): ReactNode {
  const page = usePage();
  return (
    <form method="post" action={hrefOn(page, page.pathname)} noValidate className={className} data-task="">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

type StepFormProps = {
  readonly id: string;
  readonly step: Step;
  /** Sent besides the fields. */
  readonly more?: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  readonly submitLabel?: string;
  /** Where Back leads; nowhere when left out. */
  readonly back?: string;
  readonly children: ReactNode;
};

/** The form of a step: what was wrong, the questions, Back, Cancel and Continue. */
export function StepForm({ id, step, more, errors, submitLabel, back, children }: StepFormProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  return (
    <PostForm hidden={{ [names.booking]: id, step, ...more }} className={formStyles.form}>
      {errors.length > 0 ? (
        <div id={problemsId}>
          <ErrorSummary errors={errors} attempts={0} />
        </div>
      ) : null}
      {children}
      <div className={styles.stepActions}>
        {back ? (
          <ButtonLink variant="tertiary" href={back}>
            {t('Back')}
          </ButtonLink>
        ) : null}
        <ButtonLink variant="secondary" href={stepHref(page, { id, step: 'leave' })}>
          {t('Cancel')}
        </ButtonLink>
        <Button type="submit">{submitLabel ?? t('Continue')}</Button>
      </div>
    </PostForm>
  );
}
