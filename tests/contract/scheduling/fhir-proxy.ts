import { createServer, type IncomingMessage } from 'node:http';

/** A request that went through. */
export type Passed = { readonly method: string; readonly path: string; readonly authorization: string };
/** What happens to a request: it passes, is cut off before the server sees it, or after it has answered. */
export type Fate = 'pass' | 'cut-before' | 'cut-after';

/** The network between a gateway and a FHIR server: sees every request, and breaks where a test says so. */
export async function startProxy(target: string) {
  const passed: Passed[] = [];
  let fateOf: (request: Passed) => Fate = () => 'pass';
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '/', headers } = request;
      const one = { method, path: url, authorization: headers.authorization ?? '' };
      passed.push(one);
      const fate = fateOf(one);
      const body = await bytesOf(request);
      if (fate === 'cut-before') return void request.socket.destroy();
      const answer = await fetch(new URL(url, target), {
        method,
        headers: {
          'content-type': headers['content-type'] ?? 'application/fhir+json',
          'cache-control': headers['cache-control'] ?? '',
        },
        ...(body.length > 0 ? { body } : {}),
      });
      const text = await answer.text();
      if (fate === 'cut-after') return void request.socket.destroy();
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}${new URL(target).pathname}`,
    passed,
    /** Says what happens to requests from now on. */
    decide: (fate: (request: Passed) => Fate) => {
      fateOf = fate;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
