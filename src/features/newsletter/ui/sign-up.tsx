import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { honeypotName, postedBlock } from '@/config/forms';
import type { NewsletterVariant } from '@/domain/newsletter';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import type { PostedSignUp, SignUpTexts } from '../model/newsletter-fields';
import { useSignUp } from '../state/use-sign-up';
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
 * A sign-up for the newsletter: a form of the browser's own. What sends it is loaded when it gets the focus. Leaving the
 * field takes the last try back, and checks the address again.
 * @requirement K8
 */
export function SignUp({ uid, variant, item, texts, posted }: SignUpProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { attempt, input, submit, refuse, leave, prepare } = useSignUp({ variant, item, posted });
  const id = `news-${uid}`;
  if (attempt === 'success')
    return (
      // What had the focus is gone; on a page that came back without scripts nothing had it.
      <output id={id} tabIndex={-1} ref={posted ? null : (done) => done?.focus()} className={styles.done}>
        {texts.success || t('Thank you. Please check your mail.')}
      </output>
    );
  const error =
    attempt === 'invalid'
      ? texts.emailError || t('Please enter a correctly formatted email address')
      : attempt === 'failed'
        ? texts.processingError || t('That did not work. Please try again later.')
        : '';
  return (
    <form
      id={id}
      method="post"
      action={`${hrefOn(page, page.pathname)}#${id}`}
      className={styles.form}
      onSubmit={submit}
    >
      <input type="hidden" name={postedBlock} value={uid} />
      <input name={honeypotName} className={styles.trap} tabIndex={-1} autoComplete="off" aria-hidden />
      <label htmlFor={`${id}-email`}>{texts.label || t('E-mail address')}</label>
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.row}>
        <input
          ref={input}
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={posted?.email}
          aria-invalid={error !== ''}
          aria-describedby={`${id}-error`}
          onInvalid={refuse}
          onFocus={prepare}
          onBlur={leave}
        />
        <Button type="submit" variant="secondary" aria-disabled={attempt === 'sending' ? true : undefined}>
          {texts.button || t('Sign up')}
        </Button>
      </div>
    </form>
  );
}
