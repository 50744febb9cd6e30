/** Abbreviations in addresses, and the spelling that names are compared in. */
const spellings: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'ste',
  mount: 'mt',
  fort: 'ft',
  heights: 'hts',
  springs: 'spgs',
  pk: 'park',
  vlg: 'village',
  vill: 'village',
  hls: 'hills',
  lk: 'lake',
  twp: 'township',
};

/**
 * The words of a text in lower case, without marks and points: `O’Hare, Mt. Prospect` is `ohare`, `mt`, `prospect`.
 * A ZIP code with its four further digits stays one word.
 * @requirement B14
 */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}.'’‘`]+/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .toLowerCase();
  return (plain.match(/\b\d{5}-\d{4}\b|[\p{L}\d]+/gu) ?? []).map((word) => spellings[word] ?? word);
}

/** What the words of a name are compared by. Spaces say nothing: people write LaGrange and Lake View. @requirement B14 */
export function keyOf(words: readonly string[]): string {
  return words.join('');
}

const postalCodes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

/** What else states are called in addresses; in Arabic without hamza. */
const traditional: Readonly<Record<string, string>> = {
  ill: 'IL',
  ills: 'IL',
  illinios: 'IL',
  ind: 'IN',
  wis: 'WI',
  wisc: 'WI',
  mich: 'MI',
  minn: 'MN',
  calif: 'CA',
  fla: 'FL',
  tex: 'TX',
  mass: 'MA',
  penn: 'PA',
  ariz: 'AZ',
  colo: 'CO',
  conn: 'CT',
  tenn: 'TN',
  wash: 'WA',
  الينوي: 'IL',
  انديانا: 'IN',
  ويسكونسن: 'WI',
};

/**
 * The two letters of a state, by its code, name or abbreviation.
 * @param names - of the states, with their codes
 * @requirement B14
 */
export function stateReader(
  names: Iterable<readonly [name: string, code: string]>,
): (words: readonly string[]) => string | undefined {
  const codes = new Map<string, string>(Object.entries(traditional));
  for (const code of postalCodes.split(' ')) codes.set(code.toLowerCase(), code);
  for (const [name, code] of names) codes.set(keyOf(wordsOf(name)), code);
  return (words) => codes.get(keyOf(words));
}
