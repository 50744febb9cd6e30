import { useRef, useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import type { SaveAnswer } from '@/contracts/saved-request';
import { PhoneText } from '@/ui/phone-text/PhoneText';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDate, localDateAt } from '@/lib/chicago-time';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { ErrorSummary } from '@/ui/error-summary/ErrorSummary';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import { TextField } from '@/ui/field/TextField';
import { useForm } from '@/ui/form/use-form';
import type { FormControl } from '@/ui/form/form-control';
import type { SaveProps } from './save-props';
import styles from '@/features/appointment/ui/form.module.css';

type SaveDialogProps = SaveProps & { readonly isOpen: boolean; readonly onClose: () => void };

type Saving = 'no' | 'sending' | 'failed' | 'tooMany' | SaveAnswer;

/** Asks for the address that the link is sent to, and says how long it works. @requirement J9 */
export function SaveDialog(props: SaveDialogProps): ReactNode {
  const { form, saved, hasFiles, isOpen, onClose } = props;
  const t = usePhrases();
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
        <SavedNotice until={saving.until} onLeave={saved.leave} onStay={close} />
      ) : (
        <SaveForm own={own} saving={saving} hasFiles={hasFiles} onSend={() => void send()} />
      )}
    </Dialog>
  );
}

type SavedNoticeProps = {
  readonly until: SaveAnswer['until'];
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

function SavedNotice({ until, onLeave, onStay }: SavedNoticeProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  return (
    <>
      <p>
        {t('We sent you a message with a link. It works until {date}, on any device.', {
          date: formatDate(localDateAt(until, scheduling.zone), { language }),
        })}{' '}
        {t('If it is not there in a few minutes, look in your spam folder.')}
      </p>
      <p>
        <strong>{t('On a shared computer, clear the form now: others could read your answers here.')}</strong>
      </p>
      <div className={styles.actions}>
        <Button onClick={onLeave}>{t('Clear the form and leave')}</Button>
        <Button variant="secondary" onClick={onStay}>
          {t('Go on with the form')}
        </Button>
      </div>
    </>
  );
}

type SaveFormProps = {
  readonly own: FormControl<'email'>;
  readonly saving: Saving;
  readonly hasFiles: boolean;
  readonly onSend: () => void;
};

function SaveForm({ own, saving, hasFiles, onSend }: SaveFormProps): ReactNode {
  const t = usePhrases();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <ErrorSummary errors={own.summary} attempts={own.attempts} />
      <LiveRegion>{own.said}</LiveRegion>
      <p>{t('We send you a link. With it you go on where you stopped, for 7 days.')}</p>
      <p>
        {t(
          'We keep your answers encrypted, and only the link opens them. Whoever can read your email has it.',
        )}
      </p>
      {hasFiles ? <p>{t('Pictures of your insurance card are not saved.')}</p> : null}
      <TextField {...own.field('email')} type="email" autoComplete="email" maxLength={200} />
      <Button type="submit" aria-disabled={saving === 'sending'}>
        {t('Save and send me the link')}
      </Button>
      <p role="alert">
        {saving === 'failed' ? (
          <PhoneText>{t('That did not work. Please try again, or call us: 1-888-824-0200.')}</PhoneText>
        ) : null}
        {saving === 'tooMany' ? (
          <PhoneText>
            {t('There were too many tries. Please wait a while, or call us: 1-888-824-0200.')}
          </PhoneText>
        ) : null}
      </p>
    </form>
  );
}
