import { usePage } from '@/cms/page';
import { stateNames, type StateNames } from '@/domain/state-names';
import { usePhrases } from '@/i18n/use-phrases';

/** Names of states in the page's language. @requirement I2 */
export function useStateNames(): StateNames {
  const { language } = usePage();
  return stateNames(usePhrases(), language);
}
