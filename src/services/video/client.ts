import type { z } from 'zod';
import { env } from '#config/server/env';
import { answerCache } from '#gateway/answer-cache';
import { createGateway, type Gateway } from '#gateway/client';
import { tracksWire, videoWire, type WireTrack, type WireVideo } from '#services/video/wire';
import { readAnswer } from '#gateway/read-answer';

/** `found` is undefined where the service knows no such video. */
type Answer<T> = { readonly found: T | undefined };

const lifetime = { maxEntries: 500, freshMs: 600_000, retryMs: 30_000 };
const videos = answerCache<Answer<WireVideo>>('videos', lifetime);
const tracks = answerCache<Answer<readonly WireTrack[]>>('video captions', lifetime);

let gateway: Gateway | undefined;

function videoGateway(): Gateway {
  const { VIDEO_HOST: baseUrl, VIDEO_TOKEN: token } = env();
  gateway ??= createGateway({
    name: 'video',
    baseUrl,
    headers: { accept: 'application/vnd.vimeo.*+json;version=3.4', authorization: `bearer ${token}` },
    deadlineMs: 2500,
  });
  return gateway;
}

/**
 * What the video service says of a video.
 * @param id - digits
 * @returns `found` undefined where there is no such video; undefined where the service gives no usable answer
 * @requirement L4
 */
export function fetchVideo(id: string): Promise<Answer<WireVideo> | undefined> {
  return videos.get(id, () => ask(`/videos/${id}`, videoWire));
}

/** A video's captions that are switched on; undefined where the service does not say. @requirement L4 */
export async function fetchTracks(id: string): Promise<readonly WireTrack[] | undefined> {
  const answer = await tracks.get(id, async () => {
    const said = await ask(`/videos/${id}/texttracks`, tracksWire);
    return said && { found: said.found?.data };
  });
  return answer && (answer.found ?? []).filter(({ active }) => active !== false);
}

async function ask<T>(path: string, shape: z.ZodType<T>): Promise<Answer<T> | undefined> {
  const reply = await videoGateway().request({ method: 'GET', path });
  if (reply.ok && reply.value.status === 404) return { found: undefined };
  const found = readAnswer('video', reply, shape);
  return found === undefined ? undefined : { found };
}
