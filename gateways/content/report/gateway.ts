import type { ServerResponse } from 'node:http';
import { sendJson, type Gateway } from '../../lib/http.ts';
import { loadContent } from '../load.ts';
import { reportCsv } from './csv.ts';
import { reportHtml } from './html.ts';
import { reportOf, type Report } from './report.ts';

const prefix = '/content-report';

/**
 * The report for authors as a page of the gateways, which listen on this machine only, and its CSV. It is made when
 * somebody asks and the content has changed since.
 * @param folder - the content folder
 * @param revision - of the content that is served
 * @requirement O6
 */
export function createReportGateway(folder: string, revision: () => string): Gateway {
  let made: { readonly revision: string; readonly report: Promise<Report | undefined> } | undefined;
  const current = () => {
    if (made?.revision !== revision())
      made = {
        revision: revision(),
        report: loadContent(folder).then((loaded) => (loaded.ok ? reportOf(loaded.value) : undefined)),
      };
    return made.report;
  };
  return {
    name: 'content-report',
    prefix,
    ready: () => true,
    handle: async (request, response, url) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendJson(response, 405, { error: 'method not allowed' }, { Allow: 'GET, HEAD' });
      const name = url.pathname.slice(prefix.length);
      if (name !== '' && name !== '/report.csv') return sendJson(response, 404, { error: 'not found' });
      const report = await current();
      if (!report) {
        made = undefined;
        return sendJson(response, 503, { error: 'the content has problems: npm run content:check' });
      }
      if (name === '') send(response, 'text/html', reportHtml(report, { csv: `${prefix}/report.csv` }));
      else send(response, 'text/csv', reportCsv(report));
    },
    close: () => Promise.resolve(),
  };
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  });
  response.end(text);
}
