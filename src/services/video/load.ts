import type { LoaderResult } from '@/cms/block';
import type { VideoCaptions, VideoDetails } from '@/contracts/video';
import { videoSource } from '@/domain/video-source';
import { env } from '#config/server/env';
import { answerCache } from '#gateway/answer-cache';
import { fetchMedia } from '#services/media/client';
import { fetchTracks, fetchVideo } from '#services/video/client';
import { videoObject } from '#services/video/structured-data';
import type { WireVideo } from '#services/video/wire';

/**
 * What is known of a video, for the block that shows it. A service that fails takes the structured data away, and no
 * more; only a video that this site plays itself cannot be shown without it, and the page is then not kept.
 * @param address - as the author wrote it
 * @requirement L2 L4 A13
 */
export async function loadVideo(address: string): Promise<LoaderResult<VideoDetails>> {
  const source = videoSource(address);
  if (source?.kind === 'file') return { ok: true, data: { captions: await captionsBeside(source.href) } };
  if (source?.kind !== 'vimeo' && source?.kind !== 'hosted') return { ok: true, data: { captions: [] } };
  const answer = await fetchVideo(source.id);
  const video = answer?.found;
  if (source.kind === 'vimeo') {
    if (!video) return { ok: true, data: { captions: [] } };
    // Vimeo's player brings the captions: the site only needs to know whether there are any.
    const isUncaptioned = (await fetchTracks(source.id))?.length === 0;
    return { ok: true, data: { ...described(video, []), ...(isUncaptioned ? { isUncaptioned } : {}) } };
  }
  if (!answer) return { ok: true, data: { captions: [], missing: 'unavailable' }, isPartial: true };
  if (!video || fileOf(video) === undefined) return { ok: true, data: { captions: [], missing: 'gone' } };
  const tracks = await fetchTracks(source.id);
  const captions = (tracks ?? []).flatMap(({ language, name, link }) => {
    const src = ownPath(link);
    return src === undefined ? [] : [{ src, language, label: name || nameOf(language) }];
  });
  const isUncaptioned = tracks !== undefined && captions.length === 0;
  return { ok: true, data: { ...described(video, captions), ...(isUncaptioned ? { isUncaptioned } : {}) } };
}

function described(video: WireVideo, captions: readonly VideoCaptions[]): VideoDetails {
  const { PUBLIC_URL: siteUrl } = env();
  const absolute = (link: string) => {
    const own = ownPath(link);
    return own === undefined ? link : `${siteUrl}${own}`;
  };
  const posters = (video.pictures?.sizes ?? []).toSorted((one, other) => other.width - one.width);
  const poster = posters.map(({ link }) => ownPath(link)).find(Boolean);
  const file = fileOf(video);
  const structured = videoObject(video, absolute);
  return {
    ...(video.name ? { name: video.name } : {}),
    ...(file === undefined ? {} : { file }),
    captions,
    ...(poster === undefined ? {} : { poster }),
    ...(video.duration ? { seconds: video.duration } : {}),
    ...(structured ? { structured } : {}),
  };
}

/** A file that browsers get from this site: the media library's, whichever host names it. */
function ownPath(link: string): string | undefined {
  const { VIDEO_HOST: host } = env();
  if (!URL.canParse(link, host)) return undefined;
  const url = new URL(link, host);
  const isOwn = url.origin === new URL(host).origin && url.pathname.startsWith('/-/media/');
  return isOwn ? `${url.pathname}${url.search}` : undefined;
}

function fileOf(video: WireVideo): string | undefined {
  return video.files?.map(({ link }) => ownPath(link)).find(Boolean);
}

const beside = answerCache<readonly VideoCaptions[]>('captions beside films', {
  maxEntries: 200,
  freshMs: 600_000,
});

/** A film of the media library has its captions beside it: `tour.webm`, `tour.en.vtt`, `tour.es-MX.vtt`. */
async function captionsBeside(film: string): Promise<readonly VideoCaptions[]> {
  const path = film.replace(/[?#].*$/, '').replace(/\.\w+$/, '');
  if (!path.startsWith('/-/media/')) return [];
  const segments = path.slice('/-/media/'.length).split('/').map(decoded);
  const found = await beside.get(path, async () => {
    const looked = await Promise.all(
      env().LANGUAGES.map(async (language) => {
        const file = [...segments.slice(0, -1), `${segments.at(-1)}.${language}.vtt`];
        const media = await fetchMedia(file, {});
        const isThere = media.ok && String(media.value.headers['Content-Type']).startsWith('text/vtt');
        return isThere ? [{ src: `${path}.${language}.vtt`, language, label: nameOf(language) }] : [];
      }),
    );
    return looked.flat();
  });
  return found ?? [];
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A language by its own name: "español (México)". */
function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
