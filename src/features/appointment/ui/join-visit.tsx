import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { ButtonLink } from '@/ui/button/Button';
import styles from './appointment.module.css';

/** The link by which a video visit is attended. @requirement I10 I16 */
export function JoinVisit({ joinUrl }: { readonly joinUrl: string }): ReactNode {
  const t = usePhrases();
  return joinUrl ? (
    <p>
      <ButtonLink href={joinUrl} rel="noreferrer" variant="secondary">
        {t('Join your video visit')}
      </ButtonLink>
    </p>
  ) : (
    <p className={styles.hint}>
      {t(
        'The clinic sends you the link to your video visit. If you do not have it the day before, please call.',
      )}
    </p>
  );
}
