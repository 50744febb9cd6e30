import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Notice } from '@/ui/notice/Notice';

type NoStoriesProps = {
  /** '' for all years. */
  readonly year: string;
  /** The search service gave no answer. */
  readonly isDown: boolean;
  /** One topic was asked for. */
  readonly isOfTopic?: boolean;
};

/** Why no stories are shown. @requirement H2 H3 */
export function NoStories({ year, isDown, isOfTopic = false }: NoStoriesProps): ReactNode {
  const t = usePhrases();
  if (isDown)
    return (
      <Notice tone="warning" role="alert">
        <p>{t('The stories cannot be shown right now. Please try again.')}</p>
      </Notice>
    );
  return (
    <Notice>
      <p>
        {year
          ? t('There are no stories from {year} here. Please choose another year.', { year })
          : isOfTopic
            ? t('There are no stories on this topic.')
            : t('There are no stories here yet.')}
      </p>
    </Notice>
  );
}
