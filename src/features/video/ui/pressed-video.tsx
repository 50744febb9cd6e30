import { useState, type ComponentType, type ReactNode } from 'react';
import type { Field } from '@/cms/layout-data';
import type { Film } from '@/contracts/video';
import type { VideoPlayerProps } from '@/features/video/ui/video-player';
import { usePhrases } from '@/i18n/use-phrases';
import { JsonLd } from '@/ui/json-ld/JsonLd';
import { Facade } from './facade';

type PressedVideoProps = {
  readonly film: Film;
  readonly title: string;
  readonly poster?: Field;
  readonly isHero?: boolean;
};

/**
 * A video on a page that few visitors open for it: the player comes when it is started. Where that does not come, the
 * film itself opens. A block that shows it lists the phrases `player`.
 * @requirement D8 H4 L4
 */
export function PressedVideo({ film, title, poster, isHero = false }: PressedVideoProps): ReactNode {
  const t = usePhrases();
  const [Player, setPlayer] = useState<ComponentType<VideoPlayerProps>>();
  const { structured, ...details } = film.details ?? { captions: [] };
  const play = () => {
    void import('@/features/video/ui/video-player').then(
      ({ VideoPlayer }) => setPlayer(() => VideoPlayer),
      () => window.location.assign(film.href),
    );
  };
  return (
    <>
      {film.href === '' ? (
        <p>
          {details.missing === 'gone'
            ? t('This video is no longer available.')
            : t('This video cannot be played at the moment.')}
        </p>
      ) : Player ? (
        <Player url={film.url} title={title} poster={poster} details={details} isInitiallyOpen />
      ) : (
        <Facade film={film} title={title} poster={poster} onPlay={play} isHero={isHero} />
      )}
      {structured ? <JsonLd data={structured} /> : null}
    </>
  );
}
