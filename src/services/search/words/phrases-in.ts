/**
 * Finds those of many phrases whose words stand in a text, one after the other. A search asks for thousands of them: only those
 * that begin with a word of the text are looked at.
 * @param all - made of words with one space between
 * @returns finds them in a text that is made so too, in their order
 * @requirement B18
 */
export function phrasesIn<Of>(
  all: readonly (readonly [phrase: string, of: Of])[],
): (text: string) => readonly Of[] {
  const byWord = Map.groupBy(
    all.map(([phrase, of], at) => ({ phrase: ` ${phrase} `, of, at })),
    ({ phrase }) => phrase.split(' ', 2)[1] ?? '',
  );
  return (text) => {
    const said = ` ${text} `;
    return [...new Set(text.split(' '))]
      .flatMap((word) => (word === '' ? [] : (byWord.get(word) ?? [])))
      .filter(({ phrase }) => said.includes(phrase))
      .toSorted((one, other) => one.at - other.at)
      .map(({ of }) => of);
  };
}
