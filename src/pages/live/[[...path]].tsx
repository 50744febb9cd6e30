import type { GetServerSideProps } from 'next';
import { sharedSecondsHeader, twinHeader } from '@/config/twins';
import { loadPage } from '@/registry/load-page';
import type { PageProps } from '@/registry/page-props';
import { sharedSeconds } from '@/registry/shared-seconds';
import { SitePage } from '@/registry/site-page';
import { env } from '#config/server/env';
import { visitorOf } from '#routes/kit/visitor';
import { clientAddress } from '#routes/limits/client-address';
import { searchAllowance } from '#routes/limits/search-allowance';
import { trackPage } from '#routes/search-events/track-page';

export default SitePage;

/**
 * The twin of the content pages for addresses that carry a question (a search, a page number, a filter): rendered for
 * exactly that address. The server in front leads here; the path itself is not public.
 * @requirement B26
 */
export const getServerSideProps: GetServerSideProps<PageProps> = async ({
  params,
  query: { path: _path, ...query },
  req,
  res,
}) => {
  if (req.headers[twinHeader] !== 'live') return { notFound: true };
  const path = params?.path;
  const segments = Array.isArray(path) ? path : [];
  const asked = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const address = clientAddress(req, env().TRUST_PROXY);
  const searches = searchAllowance(address);
  const visitor = visitorOf({ request: req, response: res }, { address, path: `/${segments.join('/')}` });
  const question = new URLSearchParams(asked);
  const loaded = await loadPage(segments, question, { searches, visitor });
  if (loaded.kind === 'notFound') return { notFound: true };
  if (loaded.kind === 'seeOther') return { redirect: { destination: loaded.destination, statusCode: 303 } };
  if (loaded.kind === 'redirect') {
    return { redirect: { destination: loaded.destination, permanent: loaded.isPermanent } };
  }
  const { data, page } = loaded.props;
  if (searches.retryAfterSeconds() > 0) {
    res.statusCode = 429;
    res.setHeader('Retry-After', searches.retryAfterSeconds());
  }
  trackPage({ data, language: page.language }, { request: req, response: res });
  res.setHeader('Cache-Control', 'private, no-cache');
  res.setHeader(sharedSecondsHeader, sharedSeconds(loaded, { query: question, cookie: req.headers.cookie }));
  // The page without its question is the one to find.
  res.setHeader('X-Robots-Tag', 'noindex, follow');
  return { props: loaded.props };
};
