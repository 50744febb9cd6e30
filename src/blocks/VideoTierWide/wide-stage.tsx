import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import type { readWideVideo } from '@/blocks/VideoTierWide/fields';
import { Image } from '@/cms/fields/image';
import { imageOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import type { VideoDetails } from '@/contracts/video';
import { videoOf } from '@/features/video/model/video';
import { useVideoEvents } from '@/features/video/state/use-video-events';
import { MissingVideo } from '@/features/video/ui/missing-video';
import { PlayControl } from '@/features/video/ui/play-control';
import { Stage } from '@/features/video/ui/stage';
import { Transcript } from '@/features/video/ui/transcript';
import { pictureOf, VimeoNote } from '@/features/video/ui/facade';
import { BlockHead } from '@/features/content/ui/block-head';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import styles from '@/blocks/VideoTierWide/VideoTierWide.module.css';

type WideStageProps = ReturnType<typeof readWideVideo> & { readonly details: VideoDetails | undefined };

/** What is open. What opened it gets the focus back. */
type Shown = 'picture' | 'video' | 'video and transcript';

/** The picture, or the video in its place; one Close for video and transcript. @requirement L3 */
export function WideStage({ details, ...wide }: WideStageProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  const id = useId();
  const [shown, setShown] = useState<Shown>('picture');
  const { playRef, transcriptRef } = useOpener(shown);
  const video = videoOf(wide.url, details);
  const title = textOf(wide.title) || details?.name || '';
  const events = useVideoEvents(title);
  const isOpen = shown !== 'picture';
  // Where nothing plays, the transcript has no link to open it: it is there at once.
  const hasClosedTranscript = video.canPlay && shown !== 'video and transcript' && !isEditing;
  const picture = imageOf(wide.poster) ? wide.poster : pictureOf(details?.poster);
  return (
    <div className={styles.wide} data-plays-at={video.source?.kind}>
      {isOpen ? null : (
        <div className={styles.picture}>
          <Image field={picture} alt="" sizes="(max-width: 768px) 100vw, 1168px" />
        </div>
      )}
      <div className={isOpen ? styles.head : styles.card}>
        <BlockHead title={wide.title} intro={wide.intro} />
        {isOpen ? null : (
          <Controls {...{ wide, video, playRef, transcriptRef }} panelId={id} onOpen={setShown} />
        )}
      </div>
      {isOpen ? (
        <div className={styles.theatre}>
          <Stage
            video={video}
            title={title}
            captions={details?.captions ?? []}
            poster={details?.poster}
            events={events}
            hasTranscript={wide.hasTranscript}
          />
          <Button variant="secondary" icon="x" className={styles.close} onClick={() => setShown('picture')}>
            {t('Close')}
          </Button>
        </div>
      ) : null}
      {textOf(wide.caption) === '' ? null : <RichText field={wide.caption} className={styles.caption} />}
      <div className={hasClosedTranscript ? styles.closed : undefined}>
        <Transcript key={String(isOpen)} id={id} field={wide.transcript} isInitiallyOpen={isOpen} />
      </div>
    </div>
  );
}

type ControlsProps = {
  readonly wide: ReturnType<typeof readWideVideo>;
  readonly video: ReturnType<typeof videoOf>;
  readonly playRef: Ref<HTMLButtonElement>;
  readonly transcriptRef: Ref<HTMLAnchorElement>;
  /** Of the transcript. */
  readonly panelId: string;
  readonly onOpen: (shown: Shown) => void;
};

function Controls({ wide, video, playRef, transcriptRef, panelId, onOpen }: ControlsProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  if (isEditing)
    return <p className="author-notice">{t('user interaction not available in experience editor')}</p>;
  if (video.missing) return <MissingVideo reason={video.missing} hasTranscript={wide.hasTranscript} />;
  if (!video.href || !video.source) return null;
  const film = { href: video.href, kind: video.source.kind };
  return (
    <>
      <p className={styles.ways}>
        <PlayControl ref={playRef} film={film} onPlay={() => onOpen('video')}>
          <Spoken text={wide.playText || t('Watch Video')} />
        </PlayControl>
        {wide.hasTranscript && video.canPlay ? (
          <a
            ref={transcriptRef}
            href={`#${panelId}`}
            data-hold={`${panelId}-open`}
            onClick={(event) => {
              event.preventDefault();
              onOpen('video and transcript');
            }}
          >
            <Spoken text={wide.transcriptLinkText || t('Watch Video With Transcript')} />
          </a>
        ) : null}
      </p>
      <VimeoNote kind={film.kind} />
    </>
  );
}

/** Gives the focus back to what opened the video, once it is closed. */
function useOpener(shown: Shown) {
  const playRef = useRef<HTMLButtonElement>(null);
  const transcriptRef = useRef<HTMLAnchorElement>(null);
  const last = useRef<Shown>('picture');
  useEffect(() => {
    if (shown === 'picture' && last.current === 'video') playRef.current?.focus();
    if (shown === 'picture' && last.current === 'video and transcript') transcriptRef.current?.focus();
    last.current = shown;
  }, [shown]);
  return { playRef, transcriptRef };
}
