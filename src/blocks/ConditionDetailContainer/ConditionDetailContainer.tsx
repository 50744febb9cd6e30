import type { ReactNode } from 'react';
import { ContainerAreas } from '@/features/content/ui/container-areas';

/** A condition with the navigation of its section, a column beside it and blocks below. @requirement A11 */
export function ConditionDetailContainer(): ReactNode {
  return <ContainerAreas name="ConditionDetailContainer" />;
}
