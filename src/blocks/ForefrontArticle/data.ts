import type { Loader } from '@/cms/block';
import { fieldOf, imageOf, textOf } from '@/cms/fields/readers';
import { relatedLimit } from '@/config/news';
import { readArticle, type Article } from '@/blocks/ForefrontArticle/fields';
import { withParts } from '@/blocks/ForefrontArticle/parts';
import { newsJsonLd } from '@/blocks/ForefrontArticle/json-ld';
import type { ArticleCard } from '@/contracts/articles';
import type { Film } from '@/contracts/video';
import { readCards } from '@/features/content/model/article-card';
import { filmOf, isPartial } from '@/features/video/model/film';
import { pageAddress } from '#services/navigation/page-address';
import { productName } from '#services/navigation/product-name';
import { relatedStories } from '#services/news/related';
import { loadVideo } from '#services/video/load';

/** What an article's page shows. */
export type ArticlePage = {
  readonly article: Article;
  readonly film?: Film | undefined;
  /** What to read next. */
  readonly related?: readonly ArticleCard[] | undefined;
};

/**
 * The article whose page it is, or that the block's datasource is, and what to read next. Read on the server, so that the
 * page holds each text once and no code to read it.
 * @requirement H4 A17
 */
export const load: Loader<ArticlePage> = async ({ rendering, route, itemPath, language, signal }) => {
  const fields = { ...route.fields, ...rendering.fields };
  const read = readArticle(fields, route.displayName ?? '');
  const { html, parts } = withParts(textOf(read.content));
  const article = { ...read, content: { value: html }, parts };
  const chosen = readCards(fieldOf(fields, 'relatedArticles')).slice(0, relatedLimit);
  const [next, publisher, loaded] = await Promise.all([
    relatedStories(chosen, { topics: article.topics, itemPath, language, signal }),
    productName(language),
    article.layout === 'video' ? loadVideo(article.videoUrl) : undefined,
  ]);
  const jsonLd = newsJsonLd(
    {
      title: article.title,
      description: textOf(article.abstract) || textOf(route.fields.metaDescription),
      date: article.date,
      author: article.author,
      topics: article.topics.map(({ name }) => name),
      image: imageOf(article.image)?.src ?? '',
    },
    { ...pageAddress(itemPath, language), publisher, language },
  );
  const film = loaded && filmOf(article.videoUrl, loaded.ok ? loaded.data : undefined);
  return {
    ok: true,
    data: { article, film, related: next.ok ? next.data : [] },
    isPartial: !next.ok || next.isPartial === true || (loaded !== undefined && isPartial(loaded)),
    structured: [jsonLd],
  };
};
