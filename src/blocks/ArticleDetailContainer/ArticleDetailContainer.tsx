import type { ReactNode } from 'react';
import { ContainerAreas } from '@/features/content/ui/container-areas';

/** An article with the navigation of its section, a column beside it and blocks below. @requirement A11 */
export function ArticleDetailContainer(): ReactNode {
  return <ContainerAreas name="ArticleDetailContainer" />;
}
