import { createRequire } from 'node:module';

/**
 * The framework renders pages with React's renderer for edge runtimes, which makes bytes of each little piece of a page. The one
 * for Node gathers them, and a page of results takes a tenth less of the processor. Both have the same functions. It is put in the
 * other's place among the modules that are loaded: a hook on every name would slow down each request, for which the framework
 * asks for its route by name.
 */
const require = createRequire(import.meta.url);
require('react-dom/server.node');
require.cache[require.resolve('react-dom/server.edge')] =
  require.cache[require.resolve('react-dom/server.node')];
