/**
 * Takes the place of `react-dom/client` in the browser (`next.config.ts`). The framework takes a page over in one piece,
 * which on a phone holds up every press for as long as it lasts. As a transition it is done in pieces of some
 * milliseconds, with the visitor's presses between them (ADR 0116).
 */
import { startTransition } from 'react';
import client from '../../node_modules/react-dom/client.js';

/** @type {typeof client.hydrateRoot} */
const hydrateRoot = (container, children, options) => {
  let root;
  startTransition(() => {
    root = client.hydrateRoot(container, children, options);
  });
  return root;
};

// The framework asks for the module as a whole.
export default { ...client, hydrateRoot };
