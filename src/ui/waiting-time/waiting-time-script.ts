/** The script of `<waiting-time>`; a test renames it when its content changes. */
export const waitingTimeScript = '/waiting-time.11cabff9.js';
