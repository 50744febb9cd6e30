/**
 * The script of `<waiting-time>` below `public/`. Its name holds a digest of its content: the test says the name to give it after a
 * change.
 */
export const waitingTimeScript = '/waiting-time.11cabff9.js';
