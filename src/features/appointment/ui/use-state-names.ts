import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { usStates } from '@/lib/us-states';

const names = new Map(usStates);

/**
 * Names of states in the page's language.
 * @returns `nameOf` a postal abbreviation, which stays as it is where it is none, and `anyOf` several: "Illinois or Indiana"
 * @requirement I2
 */
export function useStateNames(): {
  readonly nameOf: (code: string) => string;
  readonly anyOf: (codes: readonly string[]) => string;
} {
  const t = usePhrases();
  const { language } = usePage();
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  const nameOf = (code: string) => t(names.get(code) ?? code);
  return { nameOf, anyOf: (codes) => list.format(codes.map(nameOf)) };
}
