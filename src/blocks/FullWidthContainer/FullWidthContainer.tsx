import type { ReactNode } from 'react';
import { NestedPlaceholder } from '@/cms/placeholder';

/** Blocks as wide as the region that holds them. @requirement A11 */
export function FullWidthContainer(): ReactNode {
  return <NestedPlaceholder name="main-content" />;
}
