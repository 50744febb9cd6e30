import type { ReactNode } from 'react';
import { NestedPlaceholder } from '@/cms/placeholder';
import { ContainerNotice } from '@/features/content/ui/container-notice';

const placeholders = ['main-content', 'bottom'];

/** Blocks as wide as the region that holds them. @requirement A11 */
export function FullWidthContainer(): ReactNode {
  return (
    <>
      <ContainerNotice name="FullWidthContainer" placeholders={placeholders} />
      <NestedPlaceholder name="main-content" />
      <NestedPlaceholder name="bottom" />
    </>
  );
}
