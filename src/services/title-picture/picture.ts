import { bulkhead } from 'cockatiel';
import { subsiteOf, type Theme } from '@/domain/subsites';
import { titlePictureOf } from '@/domain/title-picture';
import { env } from '#config/server/env';
import { sitePages } from '#cms/site-pages';
import { answerCache } from '#gateway/answer-cache';
import { productName } from '#services/navigation/product-name';
import { drawTitle } from '#services/title-picture/draw';

/** The brands of `styles/tokens.css`. */
export const brands: Readonly<Record<Theme, string>> = {
  main: '#7a1f2b',
  comer: '#0a529b',
  cancer: '#5b2e82',
  international: '#0b5c5c',
};

/** Each takes a processor for a tenth of a second. */
const queue = bulkhead(2, 50);

/** What is kept is named by its words, so that it never grows old. */
const kept = () => answerCache<Buffer>('title-pictures', { maxEntries: 200, freshMs: 24 * 3600 * 1000 });

/**
 * The picture for sharing of a page without one. It is asked for by the page's address, and says the title that the CMS has
 * for it: nobody can have other words drawn.
 * @param address - `/-/media/~title/es-MX/about.jpg`
 * @returns a JPEG; undefined for a page that is not listed, or while the CMS was never asked
 * @requirement A18
 */
export async function titlePicture(address: string): Promise<Buffer | undefined> {
  for (const language of env().LANGUAGES) {
    const pages = await sitePages(language);
    const page = pages?.find(({ path }) => titlePictureOf(language, path) === address);
    if (!page) continue;
    const siteName = await productName(language);
    const colour = brands[subsiteOf(page.path) ?? 'main'];
    const card = { title: page.title, siteName, colour };
    return kept().get(JSON.stringify(card), () => queue.execute(() => drawTitle(card)));
  }
  return undefined;
}
