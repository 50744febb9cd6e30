import { Fragment, type ReactNode } from 'react';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { commaOf } from '@/lib/list-of';

/** Words one after the other, each marked with its language where that is not the page's. @requirement A8 */
export function SpokenList({ words }: { readonly words: readonly string[] }): ReactNode {
  const comma = commaOf(usePage().language);
  return words.map((word, index) => (
    <Fragment key={word}>
      {index > 0 ? comma : null}
      <Spoken text={word} />
    </Fragment>
  ));
}
