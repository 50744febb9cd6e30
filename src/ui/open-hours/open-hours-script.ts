/**
 * The script of `<open-hours>` below `public/`. Pages are kept, so only the browser knows whether a place is open now; without scripts
 * the element is empty. The first clock makes the browser read its time zones, so it has a task of its own (ADR 0331). The script's name
 * holds a digest of its content: the test says the name to give it after a change. In Spanish it says "la 1" where the words have
 * "las {time}".
 */
export const openHoursScript = '/open-hours.0970220f.js';
