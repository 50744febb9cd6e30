import type { GetServerSideProps } from 'next';
import { twinHeader } from '@/config/twins';
import { loadProblem } from '@/registry/load-problem';
import type { PageProps } from '@/registry/page-props';
import { SitePage } from '@/registry/site-page';

export default SitePage;

/**
 * The twin of every page that cannot be made. The server in front leads here; the path is not public.
 * @requirement A10
 */
export const getServerSideProps: GetServerSideProps<PageProps> = async ({ params, req, res }) => {
  if (req.headers[twinHeader] !== 'problem') return { notFound: true };
  const path = params?.path;
  const { props, isCmsUp } = await loadProblem(Array.isArray(path) ? path : []);
  res.statusCode = isCmsUp ? 500 : 503;
  res.setHeader('Cache-Control', 'no-store');
  return { props };
};
