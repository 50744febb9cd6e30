import type { ReactNode } from 'react';
import { NestedPlaceholder } from '@/cms/placeholder';
import { ContainerNotice } from '@/features/content/ui/container-notice';
import { DetailColumns } from '@/features/content/ui/detail-columns';

const placeholders = ['detail-top', 'nav-sidebar', 'detail-main', 'left-column', 'detail-bottom', 'bottom'];

/**
 * A detail page: something over its whole width, its text beside the navigation of its section, and blocks below over
 * the whole width again.
 * @requirement A11
 */
export function FullWidthDetailContainer(): ReactNode {
  return (
    <>
      <ContainerNotice name="FullWidthDetailContainer" placeholders={placeholders} />
      <NestedPlaceholder name="detail-top" />
      <DetailColumns>
        <NestedPlaceholder name="detail-main" />
        <NestedPlaceholder name="detail-bottom" />
      </DetailColumns>
      <NestedPlaceholder name="bottom" />
    </>
  );
}
