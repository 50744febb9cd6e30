/**
 * The script of `<open-hours>` below `public/`. Its name holds a digest of its content: the test says the name to give it after a
 * change.
 */
export const openHoursScript = '/open-hours.3f47d3f7.js';
