import type { ReactNode } from 'react';
import type { VideoDetails } from '@/contracts/video';
import { usePhrases } from '@/i18n/use-phrases';
import { Notice } from '@/ui/notice/Notice';

type MissingVideoProps = {
  readonly reason: NonNullable<VideoDetails['missing']>;
  readonly hasTranscript: boolean;
};

/** Stands where a video was. @requirement L2 */
export function MissingVideo({ reason, hasTranscript }: MissingVideoProps): ReactNode {
  const t = usePhrases();
  return (
    <Notice
      title={
        reason === 'gone'
          ? t('This video is no longer available.')
          : t('This video cannot be played at the moment.')
      }
    >
      {hasTranscript ? <p>{t('The transcript says what is said and shown.')}</p> : null}
    </Notice>
  );
}
