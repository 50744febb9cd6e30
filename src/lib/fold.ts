/** Takes accents off and makes letters small, so that texts can be compared as visitors type them. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
