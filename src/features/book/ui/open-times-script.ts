/**
 * The script of `<open-times>` below `public/`. Its name holds a digest of its content: the test says the name to give it after a
 * change.
 */
export const openTimesScript = '/open-times.eb2534d5.js';
