import Player from '@vimeo/player';
import type { VideoEvents } from '@/features/video/state/use-video-events';

/** A player that has not answered by then is blocked, or has no such video. */
const patienceMs = 10_000;
/** Errors after which nothing plays. Others are about single commands. */
const final = new Set(['NotFoundError', 'PrivacyError', 'UnsupportedError']);

type Follow = {
  readonly events: VideoEvents;
  /** Says whether it cannot play; a slow player may answer after all. */
  readonly onTrouble: (isTroubled: boolean) => void;
};

/**
 * Follows what plays in a frame with Vimeo's player.
 * @returns a function that ends it
 * @requirement L4
 */
export function followVimeo(frame: HTMLIFrameElement, { events, onTrouble }: Follow): () => void {
  const patience = setTimeout(() => onTrouble(true), patienceMs);
  const settle = (isTroubled: boolean) => {
    clearTimeout(patience);
    onTrouble(isTroubled);
  };
  const player = new Player(frame);
  player.ready().then(
    () => settle(false),
    () => settle(true),
  );
  player.on('play', events.started);
  player.on('timeupdate', ({ percent }) => events.progressed(percent));
  player.on('ended', events.ended);
  player.on('error', ({ name }) => {
    if (final.has(name)) settle(true);
  });
  return () => {
    clearTimeout(patience);
    for (const name of ['play', 'timeupdate', 'ended', 'error'] as const) player.off(name);
  };
}
