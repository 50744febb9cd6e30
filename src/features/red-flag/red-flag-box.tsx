import type { ReactNode, Ref } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import type { RedFlag } from '@/domain/red-flags';
import { buttonClass } from '@/ui/button/Button';
import styles from './red-flag-notice.module.css';

type RedFlagBoxProps = {
  readonly flag: RedFlag | undefined;
  readonly ref?: Ref<HTMLElement>;
};

/**
 * A number to call for somebody who may be in danger; nothing otherwise. An alert, so that screen readers
 * announce it at once.
 * @requirement B30
 */
export function RedFlagBox({ flag, ref }: RedFlagBoxProps): ReactNode {
  const t = usePhrases();
  if (!flag) return null;
  const number = flag === 'crisis' ? '988' : '911';
  return (
    <aside ref={ref} className={styles.flag} aria-label={t('Get help now')}>
      <p role="alert">
        <strong>
          {flag === 'crisis'
            ? t('You are not alone. Somebody is there for you right now.')
            : t('If this is happening now, do not wait.')}
        </strong>{' '}
        {flag === 'crisis'
          ? t('Call or text 988, free and at any hour. In danger, call 911.')
          : t('Call 911, or go to the nearest emergency room.')}
      </p>
      <a className={buttonClass('primary')} href={`tel:${number}`}>
        {t('Call {phone}', { phone: number })}
      </a>
    </aside>
  );
}
