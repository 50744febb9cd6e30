import { useState, type ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { imageOf, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import type { Field } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import type { VideoDetails } from '@/contracts/video';
import { clockTime } from '@/features/video/model/milestones';
import { videoOf, type Video } from '@/features/video/model/video';
import { useVideoEvents } from '@/features/video/state/use-video-events';
import { usePhrases } from '@/i18n/use-phrases';
import { JsonLd } from '@/ui/json-ld/JsonLd';
import { MissingVideo } from './missing-video';
import { PlayControl } from './play-control';
import { Stage } from './stage';
import { Transcript } from './transcript';
import styles from './video.module.css';

type VideoPlayerProps = {
  /** As the author wrote it. */
  readonly url: string;
  /** What the video is called; by default as the video service calls it. */
  readonly title?: string | undefined;
  readonly transcript?: Field;
  /** Stands in for the video until it plays; by default the video's own picture. */
  readonly poster?: Field;
  /** A line below it. */
  readonly caption?: Field;
  /** From the block's loader (`loadVideo`). */
  readonly details?: VideoDetails | undefined;
};

/**
 * A video that loads when it is started, not before: its picture with a button, the player in its place, its caption
 * and its transcript. Nothing for what is no video's address. A block that shows it lists the phrases `player`.
 * @requirement L1 L2 L4 D8
 */
export function VideoPlayer({
  url,
  title,
  transcript,
  poster,
  caption,
  details,
}: VideoPlayerProps): ReactNode {
  const video = videoOf(url, details);
  const name = title || details?.name || '';
  if (!video.source) return <Transcript field={transcript} />;
  return (
    <figure className={styles.video}>
      <Shown
        video={video}
        title={name}
        poster={poster}
        details={details}
        hasTranscript={textOf(transcript) !== ''}
      />
      {textOf(caption) === '' ? null : (
        <figcaption className={styles.caption}>
          <RichText field={caption} />
        </figcaption>
      )}
      <Transcript field={transcript} />
      {details?.structured ? <JsonLd data={details.structured} /> : null}
    </figure>
  );
}

type ShownProps = {
  readonly video: Video;
  readonly title: string;
  readonly poster: Field;
  readonly details: VideoDetails | undefined;
  readonly hasTranscript: boolean;
};

function Shown({ video, title, poster, details, hasTranscript }: ShownProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  const [isOpen, setOpen] = useState(false);
  const events = useVideoEvents(title);
  const picture = imageOf(poster) ? poster : pictureOf(details);
  if (video.missing && !isEditing)
    return <MissingVideo reason={video.missing} hasTranscript={hasTranscript} />;
  if (isOpen)
    return (
      <Stage
        video={video}
        title={title}
        captions={details?.captions ?? []}
        poster={details?.poster}
        events={events}
        hasTranscript={hasTranscript}
      />
    );
  const words = t(video.canPlay ? 'Play video' : 'Watch it elsewhere');
  const name = [words, title].filter(Boolean).join(': ');
  return (
    <>
      <div className={styles.frame} data-plays-at={video.source?.kind}>
        <Image field={picture} alt="" sizes="(max-width: 768px) 100vw, 672px" className={styles.picture} />
        {isEditing ? (
          <p className="author-notice">{t('user interaction not available in experience editor')}</p>
        ) : (
          <PlayControl video={video} name={name} onPlay={() => setOpen(true)}>
            {words}
          </PlayControl>
        )}
        {details?.seconds ? (
          <p className={styles.length}>
            <bdi>{clockTime(details.seconds)}</bdi>
          </p>
        ) : null}
      </div>
      <VimeoNote video={video} />
    </>
  );
}

/** Says whom a visitor meets who starts the video. */
export function VimeoNote({ video }: { readonly video: Video }): ReactNode {
  const t = usePhrases();
  if (video.source?.kind !== 'vimeo') return null;
  return (
    <p className={styles.note}>{t('This video plays at Vimeo, which then learns that you watch it.')}</p>
  );
}

/** The video's own picture, as an authored one. */
export function pictureOf(details: VideoDetails | undefined): Field {
  return details?.poster ? { value: { src: details.poster, alt: '', width: 1280, height: 720 } } : undefined;
}
