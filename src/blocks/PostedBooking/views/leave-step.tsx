import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, ButtonLink } from '@/ui/button/Button';
import styles from '@/features/appointment/ui/appointment.module.css';
import { names, stepHref } from '../address';
import type { StepView } from '../view';
import { PostForm } from './frame';

/** Asks once before everything that was said is deleted. @requirement I9 */
export function LeaveStep({ view: { id } }: { readonly view: StepView }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  return (
    <PostForm hidden={{ [names.booking]: id, step: 'leave' }}>
      <p>{t('If you leave this page')}</p>
      <div className={styles.stepActions}>
        <ButtonLink variant="secondary" href={stepHref(page, { id, step: 'confirm' })}>
          {t('Stay')}
        </ButtonLink>
        <Button type="submit">{t('Leave')}</Button>
      </div>
    </PostForm>
  );
}
