import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import type { ArticleCollection } from '@/contracts/articles';
import { openingHeading } from '@/features/chrome/model/headline';
import { CollectionBlock } from '@/features/content/ui/collection-block';

/**
 * The opening of the collection page: the stories of the channel that the address names, under its name.
 * @requirement H2
 */
export function ForefrontCollection(props: BlockProps<ComponentFields, ArticleCollection>): ReactNode {
  return <CollectionBlock {...props} name="ForefrontCollection" headingAs={openingHeading(usePage())} />;
}
