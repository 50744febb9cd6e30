import { useState, type ReactNode } from 'react';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import type { Field } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { plainText } from '@/lib/plain-text';
import type { VideoDetails } from '@/contracts/video';
import { videoOf, type Video } from '@/features/video/model/video';
import { useVideoEvents } from '@/features/video/state/use-video-events';
import { JsonLd } from '@/ui/json-ld/JsonLd';
import { Facade } from './facade';
import { MissingVideo } from './missing-video';
import { Stage } from './stage';
import { Transcript } from './transcript';
import styles from './video.module.css';

export type VideoPlayerProps = {
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
  /** It was started before it came. */
  readonly isInitiallyOpen?: boolean;
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
  isInitiallyOpen = false,
}: VideoPlayerProps): ReactNode {
  const video = videoOf(url, details);
  const name = title || details?.name || plainText(textOf(caption));
  if (!video.source) return <Transcript field={transcript} />;
  return (
    <div className={styles.video}>
      <figure className={styles.figure}>
        <Shown
          video={video}
          title={name}
          poster={poster}
          details={details}
          hasTranscript={textOf(transcript) !== ''}
          isInitiallyOpen={isInitiallyOpen}
        />
        {textOf(caption) === '' ? null : (
          <figcaption className={styles.caption}>
            <RichText field={caption} />
          </figcaption>
        )}
      </figure>
      <Transcript field={transcript} />
      {details?.structured ? <JsonLd data={details.structured} /> : null}
    </div>
  );
}

type ShownProps = {
  readonly video: Video;
  readonly title: string;
  readonly poster: Field;
  readonly details: VideoDetails | undefined;
  readonly hasTranscript: boolean;
  readonly isInitiallyOpen: boolean;
};

function Shown({ video, title, poster, details, hasTranscript, isInitiallyOpen }: ShownProps): ReactNode {
  const { isEditing } = usePage();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const events = useVideoEvents(title);
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
  const film = { url: '', href: video.href ?? '', kind: video.source?.kind ?? 'elsewhere', details };
  return <Facade film={film} title={title} poster={poster} onPlay={() => setOpen(true)} />;
}
