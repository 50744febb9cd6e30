/**
 * The short key under which a phrase travels to the browser: the FNV-1a hash of its dictionary key. The same text has
 * the same id on the server and in the browser; a test proves that no two of the site's phrases share one.
 * @param key - dictionary key, usually the English text
 * @returns one to seven characters, 0-9 and a-z
 */
export function phraseId(key: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
