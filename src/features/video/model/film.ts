import type { LoaderResult } from '@/cms/block';
import type { Film, VideoDetails } from '@/contracts/video';
import { videoOf } from '@/features/video/model/video';

type Loaded = LoaderResult<VideoDetails> | undefined;

/**
 * A video by its authored address. Read on the server for pages that bring no code to read addresses.
 * @returns undefined for what is no address of a video
 * @requirement D8 H4 L4
 */
export function filmOf(url: string, details: VideoDetails | undefined): Film | undefined {
  const { source, href } = videoOf(url, details);
  return source && { url, href: href ?? '', kind: source.kind, details };
}

/** A video of somebody, with what was found of it. @param loaded - undefined where nobody has asked @requirement L2 */
export function withFilm<T extends { readonly url: string }>(
  video: T,
  loaded: Loaded,
): T & { readonly film: Film | undefined } {
  return { ...video, film: filmOf(video.url, loaded?.ok ? loaded.data : undefined) };
}

/** Whether a page with the video is good to show, not to keep. @requirement L2 */
export function isPartial(loaded: Loaded): boolean {
  return loaded?.ok === true && loaded.isPartial === true;
}
