import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs a program with the framework's `renderer`, and a `page` of many pieces. */
function said(program: string): string {
  const whole = `
    import './src/server/react-renderer.ts';
    import { createRequire } from 'node:module';
    const require = createRequire(import.meta.resolve('next/package.json'));
    const { createElement } = require('react');
    const made = require('next/dist/server/ReactDOMServerPages');
    const renderer = made.default ?? made;
    const page = (text) => createElement('ol', null, Array.from({ length: 3000 }, (_, key) => createElement('li', { key, title: '<é>' }, text)));
    ${program}`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', whole], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

test('[B26] the framework gets a page in one piece, the same as React’s stream of it', () => {
  const program = `
    const { renderToReadableStream } = createRequire(import.meta.url)('react-dom/server.node');
    const streamed = Buffer.from(await new Response(await renderToReadableStream(page('a & b'))).arrayBuffer());
    const stream = await renderer.renderToReadableStream(page('a & b'));
    await stream.allReady;
    const pieces = await Array.fromAsync(stream);
    console.log(pieces.length, streamed.length > 100_000, streamed.equals(pieces[0]));`;
  expect(said(program)).toBe('1 true true\n');
});

test('[O8] the framework asks it at once, so that a page’s text can be taken without becoming bytes', () => {
  const program = `
    const { takingText } = await import('./src/lib/rendered-text.ts');
    require('next/dist/server/node-environment-baseline');
    const { renderToInitialFizzStream, streamToString } = require('next/dist/server/stream-utils/node-web-streams-helper');
    const framework = async (element) => streamToString(await renderToInitialFizzStream({ ReactDOMServer: renderer, element }));
    const taken = await takingText(async () => framework(page('a & b')));
    console.log(taken.made.length, taken.text === (await framework(page('a & b'))), taken.text.length > 100_000);`;
  expect(said(program)).toBe('0 true true\n');
});

test('[P3] a page that throws is no page, and the error is logged', () => {
  const program = `
    console.error = (error) => console.log('logged', error.message);
    const Broken = () => { throw new Error('broken'); };
    await renderer.renderToReadableStream(page(createElement(Broken))).catch((error) => console.log('threw', error.message));`;
  expect(said(program)).toBe('logged broken\nthrew broken\n');
});

test('[B26] the server asks for it before it asks for the framework', () => {
  const [first] = /(?<=^import ').*(?=';$)/m.exec(readFileSync('src/server/main.ts', 'utf8')) ?? [];
  expect(first).toBe('./react-renderer.ts');
});
