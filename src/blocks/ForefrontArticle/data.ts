import type { Loader } from '@/cms/block';
import { imageOf, textOf } from '@/cms/fields/readers';
import { canonicalOf } from '@/cms/head';
import { readArticle, type Article } from '@/blocks/ForefrontArticle/fields';
import { newsJsonLd } from '@/blocks/ForefrontArticle/json-ld';
import type { Film } from '@/contracts/video';
import { filmOf, isPartial } from '@/features/video/model/film';
import { env } from '#config/server/env';
import { productName } from '#cms/product-name';
import { loadVideo } from '#services/video/load';

/** What an article's page shows, and what it tells search engines. */
export type ArticlePage = {
  readonly article: Article;
  readonly jsonLd: object;
  readonly film?: Film | undefined;
};

/**
 * The article whose page it is, or that the block's datasource is. Read on the server, so that the page holds each text
 * once and no code to read it.
 * @requirement H4 A17
 */
export const load: Loader<ArticlePage> = async ({ rendering, route, itemPath, language }) => {
  const { PUBLIC_URL: siteUrl, DEFAULT_LANGUAGE: defaultLanguage } = env();
  const article = readArticle({ ...route.fields, ...rendering.fields }, route.displayName ?? '');
  const publisher = await productName(language);
  const jsonLd = newsJsonLd(
    {
      title: article.title,
      description: textOf(article.abstract) || textOf(route.fields.metaDescription),
      date: article.date,
      author: article.author,
      topics: article.topics.map(({ name }) => name),
      image: imageOf(article.image)?.src ?? '',
    },
    { url: canonicalOf({ siteUrl, itemPath, language, defaultLanguage }), siteUrl, publisher, language },
  );
  if (article.layout !== 'video') return { ok: true, data: { article, jsonLd } };
  const loaded = await loadVideo(article.videoUrl);
  const film = filmOf(article.videoUrl, loaded.ok ? loaded.data : undefined);
  return { ok: true, data: { article, jsonLd, film }, isPartial: isPartial(loaded) };
};
