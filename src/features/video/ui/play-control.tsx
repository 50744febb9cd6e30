import type { ReactNode, Ref } from 'react';
import type { Video } from '@/features/video/model/video';
import { Icon } from '@/ui/icon/Icon';
import { useHydrated } from '@/ui/form/use-hydrated';
import styles from './video.module.css';

type PlayControlProps = {
  readonly video: Video;
  readonly onPlay: () => void;
  /** What screen readers say, where the words alone do not tell which video: it begins with them. */
  readonly name?: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** Starts a video. Without scripts, and for a video that plays elsewhere, it is a link to it. @requirement L2 L3 */
export function PlayControl({ video, onPlay, name, children, ref }: PlayControlProps): ReactNode {
  const isHydrated = useHydrated();
  const content = (
    <>
      <Icon name={video.canPlay ? 'play' : 'external-link'} size="m" className={styles.sign} />
      {children}
    </>
  );
  return isHydrated && video.canPlay ? (
    <button ref={ref} type="button" aria-label={name} className={styles.play} onClick={onPlay}>
      {content}
    </button>
  ) : (
    <a href={video.href} aria-label={name} className={styles.play}>
      {content}
    </a>
  );
}
