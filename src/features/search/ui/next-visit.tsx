import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { useIsOver } from '../state/use-is-over';
import styles from './cards.module.css';

/**
 * The day of a physician's soonest visit, while it is still to come: a card may stay open or be kept for long.
 * @param visit - an instant, `2026-11-24T15:00:00Z`
 * @requirement B28
 */
export function NextVisit({ visit }: { readonly visit: string }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const instant = Date.parse(visit);
  if (useIsOver(instant)) return null;
  const day = new Intl.DateTimeFormat(language, {
    timeZone: scheduling.zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  return (
    // Browsers and the server may write a day in slightly different ways.
    <p className={styles.distance} suppressHydrationWarning>
      {t('Next available: {date}', { date: day.format(instant) })}
    </p>
  );
}
