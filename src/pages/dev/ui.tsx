import type { GetServerSideProps } from 'next';
import { Gallery, type GalleryLook } from '@/registry/gallery';

const themes = ['main', 'comer', 'cancer', 'international'] as const;

type GalleryPageProps = Omit<GalleryLook, 'block'> & { readonly block: string | null };

/** The block gallery, for developers: `?block=Banner&theme=comer&dir=rtl`. Visitors of the real site do not find it. */
export const getServerSideProps: GetServerSideProps<GalleryPageProps> = ({ query }) => {
  if (process.env.NODE_ENV === 'production') return Promise.resolve({ notFound: true });
  const theme = themes.find((name) => name === query.theme) ?? 'main';
  const direction = query.dir === 'rtl' ? 'rtl' : 'ltr';
  const block = typeof query.block === 'string' ? query.block : null;
  return Promise.resolve({ props: { theme, direction, block } });
};

export default function GalleryPage({ theme, direction, block }: GalleryPageProps) {
  return <Gallery theme={theme} direction={direction} block={block ?? undefined} />;
}
