import { z } from 'zod';
import { looseListOf, readableListOf } from '#gateway/lists';

const text = z.string().nullish();
const size = z.object({ width: z.number(), height: z.number().nullish(), link: z.string() });

/** What the video service says of a video (Vimeo's REST interface, version 3.4). What is not needed may be missing. */
export const videoWire = z.object({
  name: text,
  description: text,
  duration: z.number().nullish().catch(undefined),
  created_time: text,
  player_embed_url: text,
  pictures: z
    .object({ sizes: looseListOf(size) })
    .nullish()
    .catch(undefined),
  stats: z.object({ plays: z.number().nullish() }).nullish().catch(undefined),
  files: z
    .array(z.object({ type: text, link: z.string() }))
    .nullish()
    .catch(undefined),
});

export type WireVideo = z.output<typeof videoWire>;

/** The captions of a video. */
export const tracksWire = z.object({
  // One that is odd takes no other captions with it.
  data: readableListOf(
    z.object({
      active: z.boolean().nullish(),
      type: text,
      language: z.string(),
      name: text,
      link: z.string(),
    }),
  ),
});

export type WireTrack = z.output<typeof tracksWire>['data'][number];
