/** The folder of pictures that are drawn from titles, below the one of media. */
export const titleFolder = '~title';

/**
 * Where a page's picture from its title is.
 * @param path - of the page, without language
 * @requirement A18
 */
export function titlePictureOf(language: string, path: string): string {
  return `/-/media/${titleFolder}/${language}${path === '/' ? '' : path.toLowerCase()}.jpg`;
}
