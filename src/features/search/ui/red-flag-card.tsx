import { useEffect, useRef, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { redFlagOf } from '@/lib/red-flags';
import { useSearchParts } from './search-context';
import { buttonClass } from '@/ui/button/Button';
import styles from './next-steps.module.css';

/**
 * Help before everything else, for a query that somebody in danger may have typed. Screen readers say it as it comes,
 * whatever they are saying.
 * @requirement B30
 */
export function RedFlagCard(): ReactNode {
  const t = usePhrases();
  const { answeredQuery } = useSearchParts();
  const flag = redFlagOf(answeredQuery);
  const card = useRef<HTMLElement>(null);
  // It may have come above what the visitor looks at.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [flag]);
  if (!flag) return null;
  const number = flag === 'crisis' ? '988' : '911';
  return (
    <aside ref={card} className={styles.flag} aria-label={t('Get help now')}>
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
