import { useId, type ReactNode, type Ref } from 'react';
import type { Film } from '@/contracts/video';
import { Icon } from '@/ui/icon/Icon';
import { useHydrated } from '@/ui/form/use-hydrated';
import styles from './facade.module.css';

type PlayControlProps = {
  readonly film: Pick<Film, 'href' | 'kind'>;
  readonly onPlay: () => void;
  /** What screen readers say, where the words alone do not tell which video: it begins with them. */
  readonly name?: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** Starts a video. Without scripts, and for a video that plays elsewhere, it is a link to it. @requirement L2 L3 */
export function PlayControl({ film, onPlay, name, children, ref }: PlayControlProps): ReactNode {
  const id = useId();
  const isHydrated = useHydrated();
  const isElsewhere = film.kind === 'elsewhere';
  const content = (
    <>
      <Icon name={isElsewhere ? 'external-link' : 'play'} size="m" className={styles.sign} />
      {children}
    </>
  );
  return isHydrated && !isElsewhere ? (
    <button ref={ref} type="button" aria-label={name} className={styles.play} onClick={onPlay} data-hold={id}>
      {content}
    </button>
  ) : (
    <a href={film.href} aria-label={name} className={styles.play} data-hold={isElsewhere ? undefined : id}>
      {content}
    </a>
  );
}
