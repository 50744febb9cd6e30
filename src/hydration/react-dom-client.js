import { startTransition } from 'react';
import client from '../../node_modules/react-dom/client.js';

/**
 * React's client as the framework gets it (`turbopack.resolveAlias`): it takes a page over in pieces of some milliseconds,
 * so that a slow phone answers its visitor in between. The framework alone would do it in one.
 * @type {typeof client.hydrateRoot}
 */
function hydrateRoot(container, children, options) {
  /** @type {import('react-dom/client').Root | undefined} */
  let root;
  startTransition(() => {
    root = client.hydrateRoot(container, children, options);
  });
  return /** @type {import('react-dom/client').Root} */ (root);
}

// The framework reads the default.
// oxlint-disable-next-line import/no-default-export
export default { ...client, hydrateRoot };
