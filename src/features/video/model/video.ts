import type { VideoDetails } from '@/contracts/video';
import { videoSource, type VideoSource } from '@/domain/video-source';

/** What a visitor can do about a video. */
export type Video = {
  readonly source: VideoSource | undefined;
  /** It plays on this page. */
  readonly canPlay: boolean;
  /** Where it can be watched without scripts; undefined where nobody knows. */
  readonly href: string | undefined;
  /** The film that this site plays by itself. */
  readonly file: string | undefined;
  readonly missing: VideoDetails['missing'];
};

/**
 * A video by its authored address and by what the server knows of it.
 * @param details - undefined while a page is edited, and where a block has no loader: a video of the site's own video
 *   service cannot be played then
 * @requirement L2 L4
 */
export function videoOf(address: string, details: VideoDetails | undefined): Video {
  const source = videoSource(address);
  const file = source?.kind === 'file' ? source.href : details?.file;
  const href = source?.kind === 'hosted' ? file : source?.href;
  const isLost = source?.kind === 'hosted' && file === undefined;
  return {
    source,
    canPlay: href !== undefined && source?.kind !== 'elsewhere',
    href,
    file,
    missing: isLost ? (details?.missing ?? 'unavailable') : undefined,
  };
}
