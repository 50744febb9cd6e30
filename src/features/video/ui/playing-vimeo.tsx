import { useEffect, useRef, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { vimeoEmbed } from '@/domain/video-source';
import { followVimeo } from '@/features/video/state/follow-vimeo';
import { usePhrases } from '@/i18n/use-phrases';
import type { PlayingProps } from './playing-props';
import styles from './video.module.css';

/**
 * A video in Vimeo's own player. Vimeo learns this site's address, never the page's: owners of videos allow them on
 * single sites.
 * @requirement L1 L2 L3 L4
 */
export function Playing({ video, title, events, onTrouble }: PlayingProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!frame.current) return undefined;
    frame.current.focus();
    return followVimeo(frame.current, { events, onTrouble });
  }, [events, onTrouble]);
  if (video.source?.kind !== 'vimeo') return null;
  return (
    <iframe
      ref={frame}
      className={styles.film}
      src={vimeoEmbed(video.source, language)}
      title={title || t('Video')}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
