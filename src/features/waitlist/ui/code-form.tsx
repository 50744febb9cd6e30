import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import styles from '@/features/appointment/ui/appointment.module.css';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { TextField } from '@/ui/field/TextField';

type CodeFormProps = {
  /** Of the route that answers with a page. */
  readonly action: string;
  readonly submitLabel: string;
};

/** Without scripts the code of the link is typed, and the server answers with a page. @requirement K10 I17 */
export function CodeForm({ action, submitLabel }: CodeFormProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  return (
    <noscript>
      <form method="post" action={action}>
        <input type="hidden" name="language" value={language} />
        <TextField
          id="code"
          label={t('Code from your message')}
          autoComplete="off"
          maxLength={60}
          isRequired
        />
        <div className={styles.stepActions}>
          <Button type="submit">{submitLabel}</Button>
        </div>
      </form>
    </noscript>
  );
}
