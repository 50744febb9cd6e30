import type { ReactNode } from 'react';
import { ContainerAreas } from '@/features/content/ui/container-areas';

/** Blocks as wide as the region that holds them. @requirement A11 */
export function FullWidthContainer(): ReactNode {
  return <ContainerAreas name="FullWidthContainer" />;
}
