import { startTransition } from 'react';
import client from '../../node_modules/react-dom/client.js';

const { hydrateRoot } = client;

/**
 * React's client as the framework gets it (`turbopack.resolveAlias`): it takes a page over in pieces of some milliseconds,
 * so that a slow phone answers its visitor in between. The framework alone would do it in one.
 */
client.hydrateRoot = (...given) => {
  let root;
  startTransition(() => {
    root = hydrateRoot(...given);
  });
  return /** @type {any} */ (root);
};

// The framework reads the default.
// oxlint-disable-next-line import/no-default-export
export default client;
