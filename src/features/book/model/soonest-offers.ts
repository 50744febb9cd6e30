import { fieldOf, isTrue, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import type { SoonestOffer } from '@/contracts/soonest';

const most = 4;

/**
 * What an author offers: a specialty or a reason, and for whom.
 * @param name - of the field that has them
 * @requirement I19
 */
export function offersOf(fields: ComponentFields | undefined, name = 'offers'): readonly SoonestOffer[] {
  return itemsOf(fieldOf(fields, name))
    .map(({ fields: own }) => ({
      wanted: textOf(fieldOf(own, 'wanted')),
      isForChild: isTrue(fieldOf(own, 'isForChild')),
    }))
    .filter(({ wanted }) => wanted !== '')
    .slice(0, most);
}
