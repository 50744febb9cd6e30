import type { Loader } from '@/cms/block';
import { imageOf, textOf } from '@/cms/fields/readers';
import { readArticle, type Article } from '@/blocks/ForefrontArticle/fields';
import { newsJsonLd } from '@/blocks/ForefrontArticle/json-ld';
import type { Film } from '@/contracts/video';
import { filmOf, isPartial } from '@/features/video/model/film';
import { pageAddress } from '#services/navigation/page-address';
import { productName } from '#services/navigation/product-name';
import { loadVideo } from '#services/video/load';

/** What an article's page shows. */
export type ArticlePage = {
  readonly article: Article;
  readonly film?: Film | undefined;
};

/**
 * The article whose page it is, or that the block's datasource is. Read on the server, so that the page holds each text
 * once and no code to read it.
 * @requirement H4 A17
 */
export const load: Loader<ArticlePage> = async ({ rendering, route, itemPath, language }) => {
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
    { ...pageAddress(itemPath, language), publisher, language },
  );
  const structured = [jsonLd];
  if (article.layout !== 'video') return { ok: true, data: { article }, structured };
  const loaded = await loadVideo(article.videoUrl);
  const film = filmOf(article.videoUrl, loaded.ok ? loaded.data : undefined);
  return { ok: true, data: { article, film }, isPartial: isPartial(loaded), structured };
};
