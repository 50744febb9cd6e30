import { createServer, request as send } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

const pictures = ['/portraits/ivo-dabrowski.webp', '/portraits/adaeze-nunez.webp'];

/** What each kind of thing says in a round, in place of what the embedded CMS and search say. @type {readonly [RegExp, string][]} */
const words = [
  [/Privacy of this website/g, 'Privacy in round #'],
  [/("Product Name"\},"phrase":\{"value":")[^"]*/g, '$1Medicine in round #'],
  [/("pattern":"\^\/doctors[^"]*","target":")[^"]*/g, '$1/find-a-physician?round=#'],
  [/Doctors and places/g, 'Doctors and places in round #'],
  [/Area of expertise/g, 'Expertise in round #'],
  [/"Abernathy-Osei"/g, '"Abernathy in round #"'],
  [/"heart specialist"/g, '"heart specialist in round #"'],
];

/**
 * Stands between sites and the embedded CMS and search. What they say changes with a number, at once and without any work: so
 * what is measured is how the sites follow.
 * @param {string} gateways - their address
 */
export async function startStand(gateways) {
  const state = { round: 0, renamed: 0, deleted: 0 };
  const { port } = new URL(gateways);

  /** The path of which the CMS is asked in place of another; undefined for its own. @param {string} path */
  const pathOf = (path) => {
    const [, kind, number] = /^\/(renamed|doomed)-(\d+)$/.exec(path) ?? [];
    if (kind === undefined) return path;
    const isThere = kind === 'renamed' ? Number(number) === state.renamed : Number(number) > state.deleted;
    return isThere ? '/terms' : '/no-such-page-at-all';
  };
  /** @param {Buffer} body */
  const asked = (body) =>
    Buffer.from(
      body.toString().replace(/("routePath":")([^"]*)/g, (_whole, before, path) => before + pathOf(path)),
    );
  /** @param {string} text */
  const said = (text) =>
    words.reduce((all, [word, now]) => all.replace(word, now.replace('#', String(state.round))), text);

  const server = createServer(async (request, response) => {
    const body = asked(await buffer(request));
    const { 'accept-encoding': _none, ...headers } = request.headers;
    const path = String(request.url).replace(String(pictures[0]), String(pictures[state.round % 2]));
    const options = { port, method: request.method, path, headers: { ...headers } };
    if (body.length > 0) options.headers['content-length'] = String(body.length);
    const on = send(options, async (answer) => {
      const chunks = await buffer(answer);
      const isText = String(answer.headers['content-type']).includes('json');
      const whole = isText ? Buffer.from(said(chunks.toString())) : chunks;
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': whole.length });
      response.end(whole);
    });
    on.on('error', () => response.destroy());
    on.end(body);
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    state,
    pictures: pictures.map((path) => `/-/media${path}`),
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
