import { useMemo, useRef } from 'react';
import { pushEvent } from '@/analytics/queue';
import { usePage } from '@/cms/page';
import { passed, type VideoEventName } from '@/features/video/model/milestones';

/** What a player tells while it plays. */
export type VideoEvents = {
  readonly started: () => void;
  /** @param fraction - from 0 to 1 */
  readonly progressed: (fraction: number) => void;
  readonly ended: () => void;
};

/**
 * Reports start, quarters and end of a video, each once for as long as the page is open, also when the video is closed
 * and opened again.
 * @param videoName - its title
 * @requirement L4 N1
 */
export function useVideoEvents(videoName: string): VideoEvents {
  const { analytics } = usePage();
  const reported = useRef<ReadonlySet<VideoEventName>>(new Set());
  return useMemo(() => {
    const report = (eventName: VideoEventName) => {
      if (reported.current.has(eventName)) return;
      reported.current = new Set([...reported.current, eventName]);
      if (analytics) pushEvent({ eventName, videoName }, analytics);
    };
    const progressed = (fraction: number) => {
      for (const name of passed(fraction, reported.current)) report(name);
    };
    return {
      started: () => report('videoStart'),
      progressed,
      ended: () => {
        progressed(1);
        report('video complete');
      },
    };
  }, [analytics, videoName]);
}
