/** The characters of GSM 03.38, the alphabet of text messages. Those of `EXTENDED` count twice. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '\f^{}\\[~]|€';
const sizeOf = new Map([
  ...Array.from(BASIC, (character): [string, number] => [character, 1]),
  ...Array.from(EXTENDED, (character): [string, number] => [character, 2]),
]);

/**
 * The number of messages that a text is sent and billed as: 160 characters alone or 153 in each of several; 70 and 67
 * as soon as one character is not in the GSM alphabet.
 * @requirement I18
 */
export function segmentsOf(text: string): number {
  const sizes = Array.from(text, (character) => sizeOf.get(character));
  if (sizes.includes(undefined)) return count(text.length, 70, 67);
  const size = sizes.reduce<number>((sum, one = 0) => sum + one, 0);
  return count(size, 160, 153);
}

function count(size: number, alone: number, each: number): number {
  return size <= alone ? 1 : Math.ceil(size / each);
}
