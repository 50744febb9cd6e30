/**
 * The script of `<waiting-time>` below `public/`: it says how long somebody waits who comes now, that nobody knows it where the
 * figure is missing or too old, and where else to go while the place is closed (ADR 0384). It asks after the page's first pictures
 * have come, which on a slow line it would hold up (ADR 0357). Its comments stand here, because pages carry it before they are used.
 * Its name holds a digest of its content: the test says the name to give it after a change.
 */
export const waitingTimeScript = '/waiting-time.962a46d7.js';
