import { usStates } from '@/lib/us-states';

/** Said for any place outside of the states in which the doctor may treat by video. */
export const elsewhere = 'elsewhere';

const names = new Map(usStates);

export type StateNames = {
  /** Of a postal abbreviation, which stays as it is where it is none. */
  readonly nameOf: (code: string) => string;
  /** Of several: "Illinois or Indiana". */
  readonly anyOf: (codes: readonly string[]) => string;
};

/**
 * Names of states in a language.
 * @param t - the words of that language
 * @requirement I2
 */
export function stateNames(t: (key: string) => string, language: string): StateNames {
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  const nameOf = (code: string) => t(names.get(code) ?? code);
  return { nameOf, anyOf: (codes) => list.format(codes.map(nameOf)) };
}
