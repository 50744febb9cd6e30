import { useEffect, useRef, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import type { PlayingProps } from './playing-props';
import styles from './video.module.css';

/** A film of this site, with the captions of the page's language on. @requirement L2 L4 */
export function Playing({ video, title, captions, poster, events, onTrouble }: PlayingProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => film.current?.focus(), []);
  const spoken = captions.find((one) => one.language === language) ?? captions[0];
  return (
    // Its captions are those that the server found.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={film}
      className={styles.film}
      src={video.file}
      poster={poster}
      aria-label={title || t('Video')}
      controls
      autoPlay
      playsInline
      tabIndex={0}
      onPlaying={() => {
        events.started();
        onTrouble(false);
      }}
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
        events.progressed(duration > 0 ? currentTime / duration : 0)
      }
      onEnded={events.ended}
      onError={() => onTrouble(true)}
    >
      {captions.map(({ src, language: srcLang, label }) => (
        <track
          key={srcLang}
          kind="captions"
          src={src}
          srcLang={srcLang}
          label={label}
          default={srcLang === spoken?.language}
        />
      ))}
    </video>
  );
}
