import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { ArticleView } from '@/blocks/ForefrontArticle/ArticleView';
import type { ArticlePage } from '@/blocks/ForefrontArticle/data';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { JsonLd } from '@/ui/json-ld/JsonLd';

const EditedArticle = dynamic(() =>
  import('@/blocks/ForefrontArticle/EditedArticle').then((file) => file.EditedArticle),
);

/** An article's page; authors see the fields of the page that they are editing. @requirement H4 A17 */
export function ForefrontArticle({ fields, data }: BlockProps<ComponentFields, ArticlePage>): ReactNode {
  const { isEditing } = usePage();
  if (isEditing) return <EditedArticle fields={fields} />;
  if (!data?.ok) return null;
  return (
    <>
      <ArticleView article={data.data.article} film={data.data.film} />
      <JsonLd data={data.data.jsonLd} />
    </>
  );
}
