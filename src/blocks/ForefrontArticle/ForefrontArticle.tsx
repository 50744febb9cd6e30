import { useContext, type ReactNode } from 'react';
import { ArticleView } from '@/blocks/ForefrontArticle/ArticleView';
import type { ArticlePage } from '@/blocks/ForefrontArticle/data';
import type { BlockProps } from '@/cms/block';
import { EditedBlocksContext } from '@/cms/edited-blocks';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';

/** An article's page; authors see the fields of the page that they are editing. @requirement H4 A17 */
export function ForefrontArticle({ fields, data }: BlockProps<ComponentFields, ArticlePage>): ReactNode {
  const { isEditing } = usePage();
  const { ForefrontArticle: Edited } = useContext(EditedBlocksContext);
  if (isEditing) return Edited ? <Edited fields={fields} /> : null;
  if (!data?.ok) return null;
  return <ArticleView {...data.data} />;
}
