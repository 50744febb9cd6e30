import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import sharp from 'sharp';
import { openContent } from '../../content/open.ts';
import { createContentFolder, type ContentFolder } from '../../content/testing/folder.ts';
import { createGatewayServer } from '../../lib/server.ts';
import { createCmsGateway } from '../gateway.ts';
import { createMediaGateway } from '../media-gateway.ts';
import { edgeFiles } from './edge-files.ts';

export const apiKey = 'test-key';

export type GraphAnswer = {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly messages: readonly string[];
};

/** The CMS over a small site, on its own port. */
export type EdgeSite = {
  readonly url: string;
  readonly folder: ContentFolder;
  /** Queries the GraphQL endpoint with the key. */
  graph(query: string, variables?: Readonly<Record<string, unknown>>): Promise<GraphAnswer>;
  /** Resolves when the next change of the content is served. */
  changed(): Promise<void>;
};

type EdgeOptions = { readonly allowsIntrospection?: boolean; readonly watch?: boolean };

/** Starts the CMS and media gateways over the test site. They stop after the test. */
export async function startEdge(t: Pick<TestContext, 'after'>, options: EdgeOptions = {}): Promise<EdgeSite> {
  const red = sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } });
  const folder = createContentFolder({
    ...edgeFiles,
    'media/pictures/red.webp': await red.webp().toBuffer(),
  });
  const opened = await openContent({ folder: folder.path, watch: options.watch ?? false });
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const content = opened.value;
  const gateways = createGatewayServer({
    expected: 2,
    onFailure: (event) => process.stderr.write(`${JSON.stringify(event)}\n`),
  });
  gateways.mount(
    createCmsGateway({ content, apiKey, allowsIntrospection: options.allowsIntrospection ?? true }),
  );
  gateways.mount(createMediaGateway(content));
  await new Promise<void>((done) => {
    gateways.server.listen(0, '127.0.0.1', done);
  });
  t.after(async () => {
    gateways.server.closeAllConnections();
    await gateways.stop();
    content.close();
    folder.remove();
  });
  // The server listens on a port, so its address is an object.
  const { port } = gateways.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    folder,
    graph: async (query, variables = {}) => {
      const response = await fetch(`${url}/sitecore/api/graph/edge`, {
        method: 'POST',
        headers: { sc_apikey: apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const answer = (await response.json()) as {
        readonly data?: Record<string, unknown>;
        readonly errors?: readonly { readonly message: string }[];
      };
      return {
        status: response.status,
        data: answer.data ?? {},
        messages: (answer.errors ?? []).map(({ message }) => message),
      };
    },
    changed: () =>
      new Promise((done) => {
        const stop = content.onChange(() => {
          stop();
          done();
        });
      }),
  };
}
