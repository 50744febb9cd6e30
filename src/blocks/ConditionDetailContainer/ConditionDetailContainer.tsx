import type { ReactNode } from 'react';
import { NestedPlaceholder, useHasPlaceholder } from '@/cms/placeholder';
import { DetailColumns } from '@/features/content/ui/detail-columns';

/** A condition with a column beside it and blocks below. @requirement A11 */
export function ConditionDetailContainer(): ReactNode {
  const hasAside = useHasPlaceholder('left-column');
  return (
    <>
      <DetailColumns aside={hasAside ? <NestedPlaceholder name="left-column" /> : undefined}>
        <NestedPlaceholder name="main-content" />
      </DetailColumns>
      <NestedPlaceholder name="bottom" />
    </>
  );
}
