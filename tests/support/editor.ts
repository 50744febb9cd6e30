import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { editorProgram } from './editor-program.ts';

/** What an editor posts to have a page rendered, without the secret. */
type EditorPost = Readonly<Record<string, unknown>>;

/** The body with which the Experience Editor asks for a page. @param layout - an answer of the layout service */
export function editorPost(layout: unknown, language = 'en'): EditorPost {
  return {
    id: 'app',
    args: ['/', JSON.stringify(layout), JSON.stringify({ language, dictionary: {} })],
    functionName: 'renderView',
    moduleName: 'server.bundle',
  };
}

/**
 * Stands in for the Experience Editor, on an origin of its own: it posts layout data to the site's editing route, and shows
 * the answer with its own program in it: as its own page (`/page/N`), or written into a frame (`/frame/N`).
 * @param site - origin of the site
 */
export async function startEditor(site: string, secret: string) {
  const posts: EditorPost[] = [];
  /** What authors saved: the values of the fields by name. */
  const saved = new Map<string, string>();
  const pageOf = async (number: number): Promise<string> => {
    const answer = await fetch(`${site}/api/editing/render`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...posts[number], jssEditingSecret: secret }),
    });
    const { html = '' } = (await answer.json()) as { html?: string };
    if (answer.status !== 200) throw new Error(`the site answered ${answer.status}`);
    return html
      .replace(
        /<body[^>]*>/,
        (body) => `${body}<iframe id="scWebEditRibbon" title="Ribbon" src="/ribbon"></iframe>`,
      )
      .replace('</body>', '<script src="/sitecore/shell/editor.js"></script></body>');
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, kind = '', rest = ''] = (request.url ?? '').split('/');
    const html = (text: string) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(text);
    if (kind === 'page') html(await pageOf(Number(rest)));
    else if (kind === 'frame')
      html(`<!doctype html><title>Editor</title><link rel="icon" href="data:,">
<iframe name="page" style="width: 1200px; height: 700px"></iframe><script>
fetch('/page/${Number(rest)}').then((answer) => answer.text()).then((text) => {
  const page = window.frames[0].document;
  page.open(); page.write(text); page.close();
});</script>`);
    else if ((request.url ?? '').startsWith('/sitecore/shell/-/media/'))
      response.setHeader('Content-Type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    else if (kind === 'ribbon') html('<!doctype html><title>Ribbon</title>');
    else if (request.url === '/sitecore/shell/editor.js')
      response.setHeader('Content-Type', 'text/javascript').end(`(${editorProgram.toString()})()`);
    else if (request.url === '/save' && request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      for (const [name, value] of new URLSearchParams(body)) saved.set(name, value);
      response.end();
    } else response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    /** Another origin than the site's. */
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    saved,
    /** Takes a body to post. @returns its number */
    add: (post: EditorPost) => posts.push(post) - 1,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
