import { xmlText } from '@/lib/xml';
import { loadVideo } from '#services/video/load';

/** What structured data of a video says, as far as a sitemap repeats it. */
type Film = {
  readonly name?: string;
  readonly description?: string;
  readonly thumbnailUrl?: string;
  readonly uploadDate?: string;
  readonly contentUrl?: string;
  readonly embedUrl?: string;
};

const longestTitle = 100;
const longestDescription = 2048;
const longestSeconds = 28_800;

/**
 * A page's film as an element of its sitemap: what the video service says of it. The protocol wants a picture and a place
 * where it plays; without them there is no element.
 * @param address - of the film, as the author wrote it; '' for none
 * @requirement A15
 */
export async function filmXml(address: string): Promise<string> {
  if (address === '') return '';
  const loaded = await loadVideo(address);
  if (!loaded.ok) return '';
  const { structured = {}, seconds } = loaded.data;
  const film = structured as Film;
  const place = film.contentUrl ?? film.embedUrl;
  if (!film.name || !film.thumbnailUrl || !place) return '';
  const element = (name: string, text: string) => `<video:${name}>${xmlText(text)}</video:${name}>`;
  const whole = Math.round(seconds ?? 0);
  return [
    '<video:video>',
    element('thumbnail_loc', film.thumbnailUrl),
    element('title', film.name.slice(0, longestTitle)),
    element('description', (film.description ?? film.name).slice(0, longestDescription)),
    element(film.contentUrl ? 'content_loc' : 'player_loc', place),
    whole >= 1 && whole <= longestSeconds ? element('duration', String(whole)) : '',
    film.uploadDate ? element('publication_date', film.uploadDate) : '',
    '</video:video>',
  ].join('');
}
