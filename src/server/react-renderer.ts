import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import type * as Renderer from 'react-dom/server';
import { handText } from '../lib/rendered-text.ts';

/**
 * The framework renders pages with React's renderer for edge runtimes, which makes bytes of each little piece of a page and hands
 * them on one by one, some thousand for a list of results. No part of a page is waited for, and the server in front sends whole
 * pages. So React's renderer of whole texts takes the other's place among the modules that are loaded: a hook on every name would
 * slow down each request, for which the framework asks for its route by name.
 * @decision ADR-0322
 */
const require = createRequire(import.meta.url);
const renderer = require('react-dom/server.node') as typeof Renderer;
const loaded = require.cache[require.resolve('react-dom/server.node')];
if (loaded) {
  const whole: NodeJS.Module = Object.create(loaded);
  whole.exports = { ...renderer, renderToReadableStream: renderWhole };
  require.cache[require.resolve('react-dom/server.edge')] = whole;
}

/** What the framework reads of a stream: that all of it is there, and its bytes. Rejects with what the page throws. */
async function renderWhole(page: ReactNode) {
  const bytes = Buffer.from(handText(textOf(page)));
  return {
    allReady: Promise.resolve(),
    async *[Symbol.asyncIterator]() {
      yield bytes;
    },
  };
}

function textOf(page: ReactNode): string {
  try {
    return renderer.renderToString(page);
  } catch (error) {
    // As React's renderer of streams does.
    console.error(error);
    throw error;
  }
}
