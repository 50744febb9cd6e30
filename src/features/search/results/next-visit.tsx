import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { dateFormat } from '@/lib/formats';
import { useIsOver } from './use-is-over';
import styles from './cards.module.css';
import look from './next-visit.module.css';

/**
 * The day of a physician's next available visit. Nothing once it has passed: a page may stay open, or in a cache, for long.
 * @param props.visit - instant in UTC, `2026-11-24T15:00:00Z`
 * @param props.at - the name of its place, `video` for one by video; '' where that goes without saying
 * @requirement B28
 */
export function NextVisit({ visit, at }: { readonly visit: string; readonly at: string }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const instant = Date.parse(visit);
  if (useIsOver(instant)) return null;
  const day = dateFormat(language, {
    timeZone: scheduling.zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  return (
    // The server's date format may differ slightly from the browser's.
    <p className={styles.distance}>
      <span suppressHydrationWarning>{t('Next available: {date}', { date: day.format(instant) })}</span>{' '}
      {at ? <span className={look.at}>{at === 'video' ? t('Video visit') : <bdi>{at}</bdi>}</span> : null}
    </p>
  );
}
