import type { IncomingMessage } from 'node:http';
import type { ImageValue, RawField } from '../content/fields.ts';
import type { ContentItem, ContentStore } from '../content/store.ts';
import { isSameSecret, sendJson, type Gateway } from '../lib/http.ts';
import { captionsOf } from './captions.ts';

const prefix = '/video';
const videoTemplate = 'Video File';
const pictureWidths = [1280, 640, 295] as const;

export type VideoGatewayOptions = {
  readonly content: ContentStore;
  /** The bearer token that it expects. */
  readonly token: string;
  /** The site's address, for the links of a video's own page. */
  readonly siteUrl: string;
};

/**
 * The embedded video service, in the format of Vimeo's REST interface (version 3.4): `GET /video/videos/{id}` and
 * `…/texttracks`. Its videos are the content's items of the template "Video File"; film, picture and captions are media
 * files.
 * @requirement L4
 */
export function createVideoGateway({ content, token, siteUrl }: VideoGatewayOptions): Gateway {
  return {
    name: 'video',
    prefix,
    ready: () => true,
    handle: (request, response, url) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendJson(response, 405, { error: 'The method is not allowed.' }, { Allow: 'GET, HEAD' });
      const given = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (!isSameSecret(given, token))
        return sendJson(response, 401, { error: 'You must provide a valid authenticated access token.' });
      const [, id = '', more] =
        /^\/videos\/(\d{1,12})(\/texttracks)?$/.exec(url.pathname.slice(prefix.length)) ?? [];
      const item = content.byTemplate(videoTemplate).find((one) => textOf(one, 'videoId', content) === id);
      if (id === '' || !item)
        return sendJson(response, 404, { error: "The requested video couldn't be found." });
      const origin = originOf(request);
      sendJson(
        response,
        200,
        more ? tracks({ content, item, id, origin }) : video({ content, item, id, origin, siteUrl }),
      );
    },
    close: () => Promise.resolve(),
  };
}

type Asked = {
  readonly content: ContentStore;
  readonly item: ContentItem;
  readonly id: string;
  /** Of the gateways, as the caller names them. */
  readonly origin: string;
};

function video({ content, item, id, origin, siteUrl }: Asked & { readonly siteUrl: string }): object {
  const film = mediaOf(item, 'film', content);
  const picture = mediaOf(item, 'picture', content);
  const plays = Number(textOf(item, 'plays', content));
  return {
    uri: `/videos/${id}`,
    name: textOf(item, 'title', content),
    description: textOf(item, 'description', content) || null,
    type: 'video',
    link: `${siteUrl}${film?.src ?? ''}`,
    player_embed_url: `${siteUrl}${film?.src ?? ''}`,
    duration: Number(textOf(item, 'seconds', content)),
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    created_time: `${textOf(item, 'created', content).slice(0, 10)}T00:00:00+00:00`,
    privacy: { view: 'anybody', embed: 'public' },
    pictures: picture
      ? { base_link: `${origin}${picture.src}`, sizes: sizesOf(picture, origin) }
      : { sizes: [] },
    stats: { plays: plays > 0 ? plays : null },
    files: film
      ? [{ quality: 'hd', rendition: '540p', type: 'video/webm', link: `${origin}${film.src}` }]
      : [],
  };
}

function sizesOf({ src, width = 1280, height = 720 }: ImageValue, origin: string): readonly object[] {
  const narrower = pictureWidths.filter((one) => one < width);
  return [width, ...narrower].map((wide) => ({
    width: wide,
    height: Math.round((wide * height) / width),
    link: `${origin}${src}${wide === width ? '' : `?w=${wide}`}`,
  }));
}

function tracks({ content, item, id, origin }: Asked): object {
  const film = mediaOf(item, 'film', content);
  const found = film ? captionsOf(film.src, content) : [];
  return {
    total: found.length,
    data: found.map(({ language, name, src }) => ({
      uri: `/videos/${id}/texttracks/${language}`,
      active: true,
      type: 'captions',
      language,
      name,
      link: `${origin}${src}`,
    })),
  };
}

function originOf({ headers }: IncomingMessage): string {
  return `http://${headers.host ?? '127.0.0.1'}`;
}

function fieldOf(item: ContentItem, name: string, content: ContentStore): RawField | undefined {
  return item.field(name, content.languages[0] ?? 'en');
}

function textOf(item: ContentItem, name: string, content: ContentStore): string {
  const value = fieldOf(item, name, content);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function mediaOf(item: ContentItem, name: string, content: ContentStore): ImageValue | undefined {
  const value = fieldOf(item, name, content);
  return typeof value === 'object' && 'src' in value ? (value as ImageValue) : undefined;
}
