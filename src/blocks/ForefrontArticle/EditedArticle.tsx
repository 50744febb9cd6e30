import type { ReactNode } from 'react';
import { ArticleView } from '@/blocks/ForefrontArticle/ArticleView';
import { readArticle } from '@/blocks/ForefrontArticle/fields';
import { filmOf } from '@/features/video/model/film';
import type { ComponentFields, Field } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { itemOf, textOf } from '@/cms/fields/readers';

/** An article as authors edit it, and what it lacks. @requirement H4 O1 */
export function EditedArticle({ fields }: { readonly fields: ComponentFields | undefined }): ReactNode {
  const { route } = usePage();
  const article = readArticle({ ...route.fields, ...fields }, route.displayName);
  const lacking = [
    ...(textOf(article.content) === '' ? ['articleContent'] : []),
    ...(article.date === '' ? ['datePublished'] : []),
    ...(isChosen(route.fields.layoutType) && article.layout === 'plain'
      ? ['layoutType: video (vimeoVideoUrl), fullHero']
      : []),
  ];
  return (
    <>
      {lacking.length > 0 ? <AuthorNotice>{`ForefrontArticle (${lacking.join(', ')})`}</AuthorNotice> : null}
      <ArticleView article={article} film={filmOf(article.videoUrl, undefined)} />
    </>
  );
}

function isChosen(field: Field): boolean {
  return textOf(field) !== '' || itemOf(field) !== undefined;
}
