/** The script of `<open-hours>`; a test renames it when its content changes. */
export const openHoursScript = '/open-hours.1194f656.js';
