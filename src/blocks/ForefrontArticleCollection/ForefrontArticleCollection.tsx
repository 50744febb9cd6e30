import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import type { ArticleCollection } from '@/contracts/articles';
import { CollectionBlock } from '@/features/content/ui/collection-block';

/**
 * Stories of a channel within a page: of the one that the address names, or of those that the author chose.
 * @requirement H2
 */
export function ForefrontArticleCollection(props: BlockProps<ComponentFields, ArticleCollection>): ReactNode {
  return <CollectionBlock {...props} name="ForefrontArticleCollection" headingAs="h2" />;
}
