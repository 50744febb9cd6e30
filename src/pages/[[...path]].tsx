import type { GetStaticPaths, GetStaticProps } from 'next';
import { env } from '#config/server/env';
import { loadPage } from '@/registry/load-page';
import type { PageProps } from '@/registry/page-props';
import { SitePage } from '@/registry/site-page';

export default SitePage;

/** A page that lacks what a service could not give is made again for the next visitor. */
const partialSeconds = 1;

/** The build needs no CMS: every page is made when the first visitor asks for it. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** A content page, made once and kept: refreshed after a while, and by publishing. */
export const getStaticProps: GetStaticProps<PageProps> = async ({ params }) => {
  const path = params?.path;
  const segments = Array.isArray(path) ? path : [];
  const revalidate = env().REVALIDATE_SECONDS;
  const loaded = await loadPage(segments, new URLSearchParams());
  if (loaded.kind === 'notFound' || loaded.kind === 'seeOther') return { notFound: true, revalidate };
  if (loaded.kind === 'redirect') {
    return { redirect: { destination: loaded.destination, permanent: loaded.isPermanent }, revalidate };
  }
  return { props: loaded.props, revalidate: loaded.isWhole ? revalidate : partialSeconds };
};
