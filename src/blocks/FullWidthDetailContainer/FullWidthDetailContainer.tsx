import type { ReactNode } from 'react';
import { NestedPlaceholder, useHasPlaceholder } from '@/cms/placeholder';
import { DetailColumns } from '@/features/content/ui/detail-columns';

/** A detail page: something over its whole width, then its text beside the navigation of its section. @requirement A11 */
export function FullWidthDetailContainer(): ReactNode {
  const hasAside = useHasPlaceholder('nav-sidebar');
  return (
    <>
      <NestedPlaceholder name="detail-top" />
      <DetailColumns aside={hasAside ? <NestedPlaceholder name="nav-sidebar" /> : undefined}>
        <NestedPlaceholder name="detail-main" />
      </DetailColumns>
    </>
  );
}
