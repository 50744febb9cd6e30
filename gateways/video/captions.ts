import type { ContentStore } from '../content/store.ts';

export type Captions = { readonly language: string; readonly name: string; readonly src: string };

/**
 * The captions of a film: WebVTT files beside it, named after it and their language (`tour.webm`, `tour.es-MX.vtt`).
 * @param film - the film's address, `/-/media/videos/tour.webm`
 * @returns in the order of the site's languages
 * @requirement L2
 */
export function captionsOf(film: string, content: Pick<ContentStore, 'media' | 'site'>): readonly Captions[] {
  const path = decodeURIComponent(film.replace(/^\/-\/media\//, '')).replace(/\.\w+$/, '');
  return content.site().languages.flatMap(({ name: language, nativeName: name }) => {
    const file = content.media(`${path}.${language}.vtt`);
    return file ? [{ language, name, src: file.src }] : [];
  });
}
