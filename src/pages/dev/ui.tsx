import type { GetServerSideProps } from 'next';
import { themes } from '@/domain/subsites';
import { phraseNamespaces, phrasesOf, type PhraseNamespace } from '@/i18n/phrases';
import { Gallery, type GalleryProps } from '@/registry/gallery';
import { blockFixtures } from '@/registry/gallery-fixtures';

export default Gallery;

/** The block gallery, for developers: `?block=Banner&theme=comer&dir=rtl`. Visitors of the real site do not find it. */
export const getServerSideProps: GetServerSideProps<GalleryProps> = async ({ query }) => {
  if (process.env.NODE_ENV === 'production') return { notFound: true };
  const every = await blockFixtures();
  return {
    props: {
      theme: themes.find((name) => name === query.theme) ?? 'main',
      direction: query.dir === 'rtl' ? 'rtl' : 'ltr',
      names: every.map(({ name }) => name),
      blocks: every.filter(({ name }) => query.block === undefined || query.block === name),
      phrases: phrasesOf(Object.keys(phraseNamespaces) as PhraseNamespace[], {}),
    },
  };
};
