import { useRef, useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import type { SaveAnswer } from '@/contracts/saved-request';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDate, localDateAt } from '@/lib/chicago-time';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { ErrorSummary } from '@/ui/error-summary/ErrorSummary';
import { TextField } from '@/ui/field/TextField';
import { useForm } from '@/ui/form/use-form';
import type { SaveLaterProps } from './save-later';
import styles from './request.module.css';

type SaveDialogProps = SaveLaterProps & { readonly isOpen: boolean; readonly onClose: () => void };

type Saving = 'no' | 'sending' | 'failed' | 'tooMany' | SaveAnswer;

/** Asks for the address that the link is sent to, and says what that means. @requirement J9 */
export function SaveDialog(props: SaveDialogProps): ReactNode {
  const { form, saved, hasFiles, isOpen, onClose } = props;
  const t = usePhrases();
  const { language } = usePage();
  const [saving, setSaving] = useState<Saving>('no');
  const heading = useRef<HTMLHeadingElement>(null);
  const own = useForm<'email'>({
    prefix: 'save-',
    labels: { email: t('Email') },
    rules: { email: { kind: 'email', isRequired: true, maxLength: 200 } },
    initial: { email: form.values.email },
  });
  const close = () => {
    setSaving('no');
    onClose();
  };
  const send = async () => {
    if (saving === 'sending' || Object.keys(own.check()).length > 0) return;
    setSaving('sending');
    const answer = await saved.save(own.values.email.trim());
    if (answer.ok) {
      setSaving(answer.value);
      heading.current?.focus();
    } else setSaving(answer.error.error === 'tooManyRequests' ? 'tooMany' : 'failed');
  };
  const isSaved = typeof saving === 'object';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      headingRef={heading}
      title={t(isSaved ? 'Your answers are saved' : 'Save and finish later')}
    >
      {isSaved ? (
        <>
          <p>
            {t('We sent you a message with a link. It works until {date}, on any device.', {
              date: formatDate(localDateAt(saving.until, scheduling.zone), { language }),
            })}{' '}
            {t('If it is not there in a few minutes, look in your spam folder.')}
          </p>
          <p>
            <strong>
              {t('On a shared computer, clear the form now: others could read your answers here.')}
            </strong>
          </p>
          <div className={styles.actions}>
            <Button onClick={saved.leave}>{t('Clear the form and leave')}</Button>
            <Button variant="secondary" onClick={close}>
              {t('Go on with the form')}
            </Button>
          </div>
        </>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <ErrorSummary errors={own.summary} attempts={own.attempts} />
          <p>{t('We send you a link. With it you go on where you stopped, for 7 days.')}</p>
          <p>
            {t(
              'We keep your answers encrypted, and only the link opens them. Whoever can read your e-mail has it.',
            )}
          </p>
          {hasFiles ? <p>{t('Pictures of your insurance card are not saved.')}</p> : null}
          <TextField {...own.field('email')} type="email" autoComplete="email" maxLength={200} />
          <Button type="submit" aria-disabled={saving === 'sending'}>
            {t('Save and send me the link')}
          </Button>
          <p role="alert">
            {saving === 'failed' ? t('That did not work. Please try again, or call us.') : ''}
            {saving === 'tooMany'
              ? t('There were too many tries. Please wait a while, or call us: 1-888-824-0200.')
              : ''}
          </p>
        </form>
      )}
    </Dialog>
  );
}
