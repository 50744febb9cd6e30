import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { imageOf } from '@/cms/fields/readers';
import type { Field } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import type { Film } from '@/contracts/video';
import { clockTime } from '@/features/video/model/clock-time';
import { usePhrases } from '@/i18n/use-phrases';
import { PlayControl } from './play-control';
import styles from './facade.module.css';

type FacadeProps = {
  readonly film: Film;
  readonly title: string;
  /** By default the video's own picture. */
  readonly poster: Field;
  readonly onPlay: () => void;
};

/** Stands in for a video until it is started: its picture, its length and what starts it. @requirement L1 L2 */
export function Facade({ film, title, poster, onPlay }: FacadeProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  const { details, kind } = film;
  const words = t(kind === 'elsewhere' ? 'Watch it elsewhere' : 'Play video');
  return (
    <>
      <div className={styles.frame} data-plays-at={kind}>
        <Image
          field={imageOf(poster) ? poster : pictureOf(details?.poster)}
          alt=""
          sizes="(max-width: 768px) 100vw, 672px"
          className={styles.picture}
        />
        {isEditing ? (
          <p className="author-notice">{t('user interaction not available in experience editor')}</p>
        ) : (
          <PlayControl film={film} name={title ? `${words}: ${title}` : words} onPlay={onPlay}>
            {words}
          </PlayControl>
        )}
        {details?.seconds ? (
          <p className={styles.length}>
            <bdi>{clockTime(details.seconds)}</bdi>
          </p>
        ) : null}
      </div>
      <VimeoNote kind={kind} />
    </>
  );
}

/** Says whom a visitor meets who starts the video. */
export function VimeoNote({ kind }: { readonly kind: Film['kind'] }): ReactNode {
  const t = usePhrases();
  if (kind !== 'vimeo') return null;
  return (
    <p className={styles.note}>{t('This video plays at Vimeo, which then learns that you watch it.')}</p>
  );
}

/** The video's own picture, as an authored one. @param src - on this site */
export function pictureOf(src: string | undefined): Field {
  return src === undefined ? undefined : { value: { src, alt: '', width: 1280, height: 720 } };
}
