import type { ReactNode, SyntheticEvent } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { honeypotName, postedBlock } from '@/config/forms';
import type { NewsletterVariant } from '@/domain/newsletter';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import type { PostedSignUp, SignUpTexts } from '../model/newsletter-fields';
import styles from '@/features/newsletter/ui/sign-up.module.css';

type SignUpProps = {
  /** The block that a form without scripts is sent to. */
  readonly uid: string;
  readonly variant: NewsletterVariant;
  /** The newsletter's item. */
  readonly item: string;
  readonly texts: SignUpTexts;
  readonly posted: PostedSignUp | undefined;
};

/**
 * A sign-up for the newsletter: a form of the browser's own, which works without scripts. It stands on every page, so what
 * brings it to life is loaded when it first gets the focus.
 * @requirement K8
 */
export function SignUp({ uid, variant, item, texts, posted }: SignUpProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const id = `news-${uid}`;
  const said = {
    invalid: texts.emailError || t('Please enter a correctly formatted email address'),
    failed: texts.processingError || t('That did not work. Please try again later.'),
    success: texts.success || t('Thank you. Please check your mail.'),
  };
  const wake = (event: SyntheticEvent<HTMLInputElement | HTMLButtonElement>) => {
    const { type, currentTarget } = event;
    if (type === 'invalid') event.preventDefault();
    const { form } = currentTarget;
    const { language, analytics } = page;
    void import('../state/live-sign-up').then(
      ({ enliven }) => form && enliven(form, { variant, item, language, analytics, said }, type),
      // The form is sent as without scripts.
      () => undefined,
    );
  };
  const isDone = posted?.outcome === 'success';
  const error = posted && !isDone ? said[posted.outcome] : '';
  return (
    <>
      <form
        id={isDone ? undefined : id}
        hidden={isDone}
        method="post"
        action={`${hrefOn(page, page.pathname)}#${id}`}
        className={styles.form}
      >
        <input type="hidden" name={postedBlock} value={uid} />
        <input name={honeypotName} className="visually-hidden" tabIndex={-1} autoComplete="off" aria-hidden />
        <label htmlFor={`${id}-email`}>{texts.label || t('E-mail address')}</label>
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
        <div className={styles.row}>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={posted?.email}
            aria-invalid={error !== ''}
            aria-describedby={`${id}-error`}
            onFocus={wake}
            onInvalid={wake}
          />
          <button className={buttonClass('secondary')} onFocus={wake}>
            {texts.button || t('Sign up')}
          </button>
        </div>
      </form>
      <output id={isDone ? id : undefined} tabIndex={-1} className={styles.done}>
        {isDone ? said.success : ''}
      </output>
    </>
  );
}
