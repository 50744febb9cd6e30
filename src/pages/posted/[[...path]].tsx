import type { GetServerSideProps } from 'next';
import type { PostedForm } from '@/cms/block';
import { twinHeader } from '@/config/twins';
import { loadPage } from '@/registry/load-page';
import type { PageProps } from '@/registry/page-props';
import { SitePage } from '@/registry/site-page';
import { env } from '#config/server/env';
import { isFromOwnForm } from '#routes/kit/callers';
import { readPostedForm } from '#routes/kit/posted-form';
import { clientAddress } from '#routes/limits/client-address';
import { visitorOf } from '#routes/kit/visitor';
import { formAllowance } from '#routes/limits/form-allowance';
import { senderOf } from '#routes/limits/sender';

export default SitePage;

/**
 * The twin of the content pages that takes in forms from browsers without scripts: the block that the form belongs to
 * sees it, and the same page comes back with what became of it. The server in front leads here; the path is not public.
 * @requirement K10
 */
export const getServerSideProps: GetServerSideProps<PageProps> = async ({ params, req, res }) => {
  if (req.headers[twinHeader] !== 'posted') return { notFound: true };
  const path = params?.path;
  const segments = Array.isArray(path) ? path : [];
  res.setHeader('Cache-Control', 'no-store');
  const address = clientAddress(req, env().TRUST_PROXY);
  const exchange = { request: req, response: res };
  let posted: PostedForm | undefined;
  if (isFromOwnForm(req)) {
    const form = await readPostedForm(req);
    if (typeof form === 'number') res.statusCode = form;
    else posted = { ...form, allowance: formAllowance(() => senderOf(exchange, address), res) };
  } else res.statusCode = 403;
  // Hundreds who hang up at once would have as many pages made for nobody.
  if (req.socket.destroyed) return { notFound: true };
  const visitor = visitorOf(exchange, { address, path: `/${segments.join('/')}` });
  const loaded = await loadPage(segments, new URLSearchParams(), { posted, visitor });
  if (loaded.kind === 'notFound') return { notFound: true };
  if (loaded.kind === 'seeOther') return { redirect: { destination: loaded.destination, statusCode: 303 } };
  if (loaded.kind === 'redirect') {
    return { redirect: { destination: loaded.destination, permanent: loaded.isPermanent } };
  }
  return { props: loaded.props };
};
