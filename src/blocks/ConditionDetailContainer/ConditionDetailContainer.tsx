import type { ReactNode } from 'react';
import { NestedPlaceholder } from '@/cms/placeholder';
import { ContainerNotice } from '@/features/content/ui/container-notice';
import { DetailColumns } from '@/features/content/ui/detail-columns';

const placeholders = ['nav-sidebar', 'main-content', 'left-column', 'bottom'];

/** A condition with the navigation of its section, a column beside it and blocks below. @requirement A11 */
export function ConditionDetailContainer(): ReactNode {
  return (
    <>
      <ContainerNotice name="ConditionDetailContainer" placeholders={placeholders} />
      <DetailColumns>
        <NestedPlaceholder name="main-content" />
      </DetailColumns>
      <NestedPlaceholder name="bottom" />
    </>
  );
}
