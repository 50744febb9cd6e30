import type { VideoCaptions } from '@/contracts/video';
import type { Video } from '@/features/video/model/video';
import type { VideoEvents } from '@/features/video/state/use-video-events';

/** What a player gets. */
export type PlayingProps = {
  readonly video: Video;
  readonly title: string;
  readonly captions: readonly VideoCaptions[];
  readonly poster: string | undefined;
  readonly events: VideoEvents;
  /** Says whether it cannot play: also that it can after all. */
  readonly onTrouble: (isTroubled: boolean) => void;
};
