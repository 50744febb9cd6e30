/**
 * Data as the text of a `<script type="application/ld+json">`: no part of it can end the element or begin markup.
 * @requirement A13
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
