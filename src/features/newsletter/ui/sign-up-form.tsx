import type { ReactNode } from 'react';
import { honeypotName, postedBlock } from '@/config/forms';
import type { NewsletterVariant } from '@/domain/newsletter';
import type { Speech } from '@/i18n/speech';
import { buttonClass } from '@/ui/button/Button';
import type { PostedSignUp, SignUpTexts } from '../model/newsletter-fields';
import styles from '@/features/newsletter/ui/sign-up.module.css';

export type SignUpFormProps = {
  /** The block that a form without scripts is sent to. */
  readonly uid: string;
  /** The page that it is on, in its language. */
  readonly path: string;
  readonly variant: NewsletterVariant;
  /** The newsletter's item. */
  readonly item: string;
  readonly texts: SignUpTexts;
  readonly posted: PostedSignUp | undefined;
  /** The main thing to do on its page; the footer's form is not. */
  readonly isMain?: boolean;
  /** The language of a text, where it is not the page's. */
  readonly speak: (text: string) => Speech;
};

/**
 * A sign-up for the newsletter: a form of the browser's own, which works without scripts. What `live-sign-up.ts` needs to
 * know stands in its attributes. It uses nothing of a page, so that the server can draw it alone.
 * @requirement K8
 */
export function SignUpForm({
  uid,
  path,
  variant,
  item,
  texts,
  posted,
  isMain = false,
  speak,
}: SignUpFormProps): ReactNode {
  const id = `news-${uid}`;
  const isDone = posted?.outcome === 'success';
  const error = posted?.outcome === 'invalid' ? texts.emailError : posted ? texts.processingError : '';
  return (
    <>
      <form
        id={isDone ? undefined : id}
        data-form-name="newsletter"
        hidden={isDone}
        method="post"
        noValidate
        action={`${path}#${id}`}
        data-variant={variant}
        data-item={item}
        data-invalid={texts.emailError}
        data-failed={texts.processingError}
        data-success={texts.success}
      >
        <input type="hidden" name={postedBlock} value={uid} />
        <input name={honeypotName} className="visually-hidden" tabIndex={-1} autoComplete="off" aria-hidden />
        <label htmlFor={`${id}-email`} {...speak(texts.label)}>
          {texts.label}
        </label>
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
          />
          <button
            type="submit"
            className={buttonClass(isMain ? 'primary' : 'secondary')}
            {...speak(texts.button)}
          >
            {texts.button}
          </button>
        </div>
      </form>
      <output id={isDone ? id : undefined} tabIndex={-1} className={styles.done}>
        {isDone ? texts.success : ''}
      </output>
    </>
  );
}
