import type { GetServerSideProps } from 'next';
import { themes } from '@/domain/subsites';
import { phraseNamespaces, phrasesOf, type PhraseNamespace } from '@/i18n/phrases';
import { Gallery, type GalleryProps } from '@/registry/gallery';
import { blockFixtures } from '@/registry/gallery-fixtures';
import { env } from '#config/server/env';

export default Gallery;

/**
 * The block gallery, for developers and for the tests: `?block=Banner&theme=comer&dir=rtl`. Without a block it is a list of
 * them all; `block` may be repeated, and `fixture` shows one alone. Visitors of the real site do not find it.
 * @requirement P1 P2
 */
export const getServerSideProps: GetServerSideProps<GalleryProps> = async ({ query }) => {
  const { NODE_ENV, BLOCK_GALLERY } = env();
  if (NODE_ENV === 'production' && !BLOCK_GALLERY) return { notFound: true };
  const wanted = [query.block ?? []].flat();
  const every = await blockFixtures();
  return {
    props: {
      page: {
        language: 'en',
        theme: themes.find((name) => name === query.theme) ?? 'main',
        direction: query.dir === 'rtl' ? 'rtl' : 'ltr',
      },
      names: every.map(({ name }) => name),
      blocks: every
        .filter(({ name }) => wanted.includes(name))
        .map(({ name, fixtures }) => ({ name, fixtures: only(fixtures, query.fixture) })),
      phrases: phrasesOf(Object.keys(phraseNamespaces) as PhraseNamespace[], {}),
    },
  };
};

/** One fixture, or all when none is named. */
function only<T>(fixtures: Readonly<Record<string, T>>, name: unknown): Readonly<Record<string, T>> {
  return name === undefined
    ? fixtures
    : Object.fromEntries(Object.entries(fixtures).filter(([key]) => key === name));
}
