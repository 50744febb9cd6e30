import { useEffect, useState, type ReactNode } from 'react';
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
  // Times that were there before the scripts are told of once too: the region is empty at first.
  const [isListening, setListening] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setListening(true), []);
  const [first] = dates;
  const count = dates.flatMap(({ groups }) => groups.flatMap(({ slots }) => slots)).length;
  return (
    <LiveRegion>
      {isListening && status === 'ready' && first
        ? t('Open times: {count}. The first: {date}', { count, date: formatDate(first.date, { language }) })
        : null}
    </LiveRegion>
  );
}
