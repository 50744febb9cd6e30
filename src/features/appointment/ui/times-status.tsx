import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { formatDate } from '@/lib/chicago-time';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import type { Times } from '../state/use-times';

/**
 * Says when times are there, or are fewer or more after a filter. It stays while they come and go.
 * @requirement I2 M5
 */
export function TimesStatus({
  times: { status, dates },
}: {
  readonly times: Pick<Times, 'status' | 'dates'>;
}): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const [first] = dates;
  const count = dates.flatMap(({ groups }) => groups.flatMap(({ slots }) => slots)).length;
  return (
    <LiveRegion>
      {status === 'ready' && first
        ? t('Open times: {count}. The first: {date}', { count, date: formatDate(first.date, { language }) })
        : null}
    </LiveRegion>
  );
}
