import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import facade from './facade.module.css';
import type { PlayingProps } from './playing-props';
import styles from './video.module.css';

type StageProps = Omit<PlayingProps, 'onTrouble'> & { readonly hasTranscript: boolean };

/**
 * Plays a video, in 16:9: fetches the player's script, which nobody needs before, and says so where that or the video
 * does not come. It takes the focus, because what was pressed is gone.
 * @requirement L2 L3 L4
 */
export function Stage({ hasTranscript, ...playing }: StageProps): ReactNode {
  const t = usePhrases();
  const [attempt, setAttempt] = useState(0);
  const [Playing, setPlaying] = useState<ComponentType<PlayingProps>>();
  const [isTroubled, setTroubled] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { video, title } = playing;
  const isVimeo = video.source?.kind === 'vimeo';
  useEffect(() => {
    let isGone = false;
    const script = isVimeo ? import('./playing-vimeo') : import('./playing-film');
    script.then(
      ({ Playing: loaded }) => (isGone ? undefined : setPlaying(() => loaded)),
      () => (isGone ? undefined : setTroubled(true)),
    );
    return () => {
      isGone = true;
    };
  }, [attempt, isVimeo]);
  useEffect(() => frame.current?.focus(), []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the controls of a form */}
      <div ref={frame} className={facade.frame} role="group" aria-label={title || t('Video')} tabIndex={-1}>
        {Playing ? (
          <Playing key={attempt} {...playing} onTrouble={setTroubled} />
        ) : (
          <p className={styles.waiting}>{isTroubled ? null : t('Loading the video…')}</p>
        )}
      </div>
      {isTroubled ? (
        <Notice tone="warning" role="alert" title={t('This video cannot be played at the moment.')}>
          {hasTranscript ? <p>{t('The transcript says what is said and shown.')}</p> : null}
          <p className={styles.ways}>
            <Button
              variant="secondary"
              onClick={() => {
                frame.current?.focus();
                setTroubled(false);
                setAttempt(attempt + 1);
              }}
            >
              {t('Try again')}
            </Button>
            {isVimeo ? <a href={video.href}>{t('Watch it at Vimeo')}</a> : null}
          </p>
        </Notice>
      ) : null}
    </>
  );
}
