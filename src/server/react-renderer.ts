import { registerHooks } from 'node:module';

/**
 * The framework renders pages with React's renderer for edge runtimes, which makes bytes of each little piece of a page. The one
 * for Node gathers them, and a page of results takes a tenth less of the processor. Both have the same functions.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'react-dom/server.edge' ? 'react-dom/server.node' : specifier, context),
});
