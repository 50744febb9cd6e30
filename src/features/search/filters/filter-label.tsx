import type { ReactNode } from 'react';
import { Spoken } from '@/cms/fields/spoken';
import type { SearchFilter } from '@/contracts/search';
import { Icon } from '@/ui/icon/Icon';
import { iconNamed } from '@/ui/icon/icon-named';

type LabelProps = { readonly filter: SearchFilter };

/** The name of a filter above its control. @requirement B5 B31 */
export function FilterLabel({ filter, htmlFor }: LabelProps & { readonly htmlFor: string }): ReactNode {
  return (
    <label htmlFor={htmlFor}>
      <LabelText filter={filter} />
    </label>
  );
}

/** The name of a filter, after the icon that its author chose. @requirement B31 */
export function LabelText({ filter: { label, icon = '' } }: LabelProps): ReactNode {
  const name = iconNamed(icon, undefined);
  return (
    <>
      {name ? (
        <>
          <Icon name={name} />{' '}
        </>
      ) : null}
      <Spoken text={label} />
    </>
  );
}
