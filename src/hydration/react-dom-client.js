import { startTransition } from 'react';
import client from '../../node_modules/react-dom/client.js';

/** @typedef {import('react-dom/client').Root} Root */

/**
 * React's client as the framework gets it (`turbopack.resolveAlias`): it takes a page over in pieces of some milliseconds,
 * so that a slow phone answers its visitor in between. The framework alone would do it in one.
 * @param {Element | Document} container - what the server drew
 * @param {import('react').ReactNode} children
 * @param {import('react-dom/client').HydrationOptions} [options]
 * @returns {Root}
 */
function hydrateRoot(container, children, options) {
  /** @type {Root | undefined} */
  let root;
  startTransition(() => {
    root = client.hydrateRoot(container, children, options);
  });
  return /** @type {Root} */ (root);
}

// The framework reads the default.
// oxlint-disable-next-line import/no-default-export
export default { ...client, hydrateRoot };
