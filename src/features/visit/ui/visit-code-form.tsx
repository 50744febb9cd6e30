import { useId, useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { ErrorSummary } from '@/ui/error-summary/ErrorSummary';
import { TextField } from '@/ui/field/TextField';
import styles from '@/features/appointment/ui/appointment.module.css';

type VisitCodeFormProps = {
  /** The last link or code belongs to no visit. */
  readonly isUnknown: boolean;
  readonly onOpen: (code: string) => void;
};

/**
 * For visitors with a code instead of a link. Without scripts the form is posted, and the server answers with a page.
 * @requirement I16
 */
export function VisitCodeForm({ isUnknown, onOpen }: VisitCodeFormProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [emptyTries, setEmptyTries] = useState(0);
  const problem = isUnknown
    ? t('The link is not valid, or its visit is over. Check the code, or call us: 1-888-824-0200.')
    : emptyTries > 0
      ? t('Type the code as it stands in your message.')
      : undefined;
  return (
    <>
      <ErrorSummary
        errors={problem ? [{ id, text: problem }] : []}
        attempts={emptyTries + Number(isUnknown)}
      />
      <p>{t('The link or the code is in the message that confirmed your visit.')}</p>
      <form
        method="post"
        action="/api/appointments/manage"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.replace(/[\s-]/g, '').length < 20) setEmptyTries((before) => before + 1);
          else onOpen(typed);
        }}
      >
        <input type="hidden" name="language" value={language} />
        <TextField
          id={id}
          name="code"
          label={t('Code from your message')}
          hint={t(
            'It has 26 letters and digits. Capital or small letters, spaces and hyphens make no difference.',
          )}
          error={problem}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
          maxLength={60}
          isRequired
        />
        <div className={styles.stepActions}>
          <Button type="submit">{t('Show my visit')}</Button>
        </div>
      </form>
    </>
  );
}
