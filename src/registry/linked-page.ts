import { directionOf, splitLanguage } from '@/i18n/languages';
import { phrasesOf } from '@/i18n/phrases';
import { translator } from '@/i18n/use-phrases';
import { readPreviewQuery, type LinkRefusal } from '@/lib/preview-link';
import { loadPage } from '@/registry/load-page';
import type { PageProps } from '@/registry/page-props';
import type { PreviewBannerProps, RefusedLinkProps } from '@/registry/preview-words';
import { dictionary } from '#cms/dictionary';
import { env } from '#config/server/env';
import { withDrafts } from '@/lib/drafts';

type Asked = {
  /** Of the page, with its language, decoded. */
  readonly segments: readonly string[];
  readonly query: Readonly<Record<string, unknown>>;
  readonly secret: string;
};

type Made =
  | ({ readonly kind: 'preview'; readonly banner: PreviewBannerProps } & PageProps)
  | ({ readonly kind: 'refused' } & RefusedLinkProps)
  | { readonly redirect: string };

/**
 * The page that a signed link shows, as it will be: with drafts, and with what is to be published later.
 * @returns undefined without a link, and where there is no such page
 * @requirement O1
 */
export async function linkedPage({ segments, query, secret }: Asked): Promise<Made | undefined> {
  if (query.signature === undefined && query.until === undefined) return undefined;
  const { DEFAULT_LANGUAGE: defaultLanguage, LANGUAGES: languages } = env();
  const now = new Date();
  const path = `/${segments.join('/')}`;
  const { language } = splitLanguage(segments, { languages, defaultLanguage });
  const read = readPreviewQuery({ path, query, now }, secret);
  if ('refusal' in read) return refused(read.refusal, language);
  const loaded = await withDrafts(() => loadPage(segments, new URLSearchParams()));
  // Another page has a link of its own: whoever is led there sees what is published.
  if (loaded.kind === 'redirect' || loaded.kind === 'seeOther') return { redirect: loaded.destination };
  if (loaded.kind === 'notFound') return undefined;
  const t = translator(phrasesOf(['preview'], await dictionary(language)));
  const written = (date: Date) =>
    new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'America/Chicago',
    }).format(date);
  const words = t('Preview of {date}. This link works until {until}.', {
    date: written(now),
    until: written(read.until),
  });
  return { kind: 'preview', ...loaded.props, banner: { title: t('Preview'), words } };
}

async function refused(refusal: LinkRefusal, language: string): Promise<Made> {
  const { DEFAULT_LANGUAGE: defaultLanguage } = env();
  const t = translator(phrasesOf(['preview'], await dictionary(language)));
  const isOver = refusal === 'expired';
  return {
    kind: 'refused',
    refusal,
    page: { language, direction: directionOf(language), theme: 'main' },
    heading: isOver ? t('The time of this preview link is over') : t('This preview link is not valid'),
    advice: isOver
      ? t('Ask whoever sent it to you for another one.')
      : t('It is not whole, or it was changed. Ask whoever sent it to you for another one.'),
    home: {
      href: language === defaultLanguage ? '/' : `/${language.toLowerCase()}`,
      text: t('Go to the home page'),
    },
  };
}
