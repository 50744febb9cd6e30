/**
 * Takes the place of the framework's imitation of Node's `process` in the browser (`next.config.ts`): React looks only whether
 * there is an `emit`, and 0.7 kB of each page's scripts were for that.
 */
export default { env: {} };
