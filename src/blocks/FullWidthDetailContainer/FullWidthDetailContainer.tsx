import type { ReactNode } from 'react';
import { ContainerAreas } from '@/features/content/ui/container-areas';

/** A detail page: something over its whole width, its text beside the navigation of its section, and blocks below. @requirement A11 */
export function FullWidthDetailContainer(): ReactNode {
  return <ContainerAreas name="FullWidthDetailContainer" />;
}
