import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { speechOf } from '@/i18n/speech';
import { usePhrases } from '@/i18n/use-phrases';
import { useWaking } from '../state/use-waking';
import styles from '@/features/newsletter/ui/sign-up.module.css';
import { SignUpForm, type SignUpFormProps } from './sign-up-form';

/** A sign-up for the newsletter, with the site's words where the author gave none. @requirement K8 */
export function SignUp(props: Omit<SignUpFormProps, 'path' | 'speak'>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { texts } = props;
  const said = {
    label: texts.label || t('Email address'),
    button: texts.button || t('Sign up'),
    emailError: texts.emailError || `${t('Error:')} ${t('Please enter a correctly formatted email address')}`,
    processingError: texts.processingError || t('That did not work. Please try again later.'),
    success: texts.success || t('Thank you. Please check your mail.'),
  };
  return (
    <div className={styles.area} {...useWaking()}>
      <SignUpForm
        {...props}
        texts={said}
        speak={(text) => speechOf(text, page)}
        path={hrefOn(page, page.pathname)}
      />
    </div>
  );
}
