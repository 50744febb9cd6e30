import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { imageOf } from '@/cms/fields/readers';
import type { Field } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import type { Film } from '@/contracts/video';
import type { VideoPlayerProps } from '@/features/video/ui/video-player';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import { JsonLd } from '@/ui/json-ld/JsonLd';

type PressedVideoProps = {
  readonly film: Film;
  readonly title: string;
  /** By default the video's own picture. */
  readonly poster?: Field;
  readonly isHero?: boolean;
};

/**
 * A video on a page that few visitors open for it: its picture, and a link to it that fetches the player. Where that
 * does not come, the film itself opens. A block that shows it lists the phrases `player`.
 * @requirement D8 H4 L4
 */
export function PressedVideo({ film, title, poster, isHero = false }: PressedVideoProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  const [Player, setPlayer] = useState<ComponentType<VideoPlayerProps>>();
  const { url, href, kind } = film;
  const { structured, ...details } = film.details ?? { captions: [] };
  const picture = { value: { src: details.poster, alt: '', width: 1280, height: 720 } };
  const play = (event: MouseEvent) => {
    if (kind === 'elsewhere' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isEditing) return;
    void import('@/features/video/ui/video-player').then(
      ({ VideoPlayer }) => setPlayer(() => VideoPlayer),
      () => window.location.assign(href),
    );
  };
  return (
    <>
      {Player ? (
        <Player url={url} title={title} poster={poster} details={details} isInitiallyOpen />
      ) : (
        <div data-plays-at={kind}>
          <Image
            field={imageOf(poster) ? poster : picture}
            alt=""
            sizes="(max-width: 848px) 100vw, 848px"
            isHero={isHero}
          />
          <p>
            {href === '' ? (
              t(
                details.missing === 'gone'
                  ? 'This video is no longer available.'
                  : 'This video cannot be played at the moment.',
              )
            ) : (
              <a href={href} className={buttonClass('primary')} onClick={play} data-hold="">
                <Icon name="play" size="m" />
                {t(kind === 'elsewhere' ? 'Watch it elsewhere' : 'Play video')}
                <span className="visually-hidden">: {title}</span>
              </a>
            )}
          </p>
          {kind === 'vimeo' ? (
            <p>{t('This video plays at Vimeo, which then learns that you watch it.')}</p>
          ) : null}
        </div>
      )}
      {structured ? <JsonLd data={structured} /> : null}
    </>
  );
}
