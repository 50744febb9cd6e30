/** The script of `<open-hours>`; a test renames it when its content changes. */
export const openHoursScript = '/open-hours.3d7fdc1f.js';
