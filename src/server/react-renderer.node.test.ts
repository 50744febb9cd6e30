import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

test('[B26] pages are rendered by React’s renderer for Node', () => {
  const program = `
    import './src/server/react-renderer.ts';
    import { createRequire } from 'node:module';
    const require = createRequire(import.meta.resolve('next/package.json'));
    const renderer = require('next/dist/server/ReactDOMServerPages').default ?? require('next/dist/server/ReactDOMServerPages');
    process.stdout.write(String(renderer.renderToReadableStream === createRequire(import.meta.url)('react-dom/server.node').renderToReadableStream));`;
  expect(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }),
  ).toBe('true');
});

test('[B26] the server asks for it before it asks for the framework', () => {
  const [first] = /(?<=^import ').*(?=';$)/m.exec(readFileSync('src/server/main.ts', 'utf8')) ?? [];
  expect(first).toBe('./react-renderer.ts');
});
