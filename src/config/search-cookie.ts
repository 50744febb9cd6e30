/** Holds the random name of a visit whose searches are counted; ends with the browser's session. @requirement B23 */
export const searchCookieName = 'searchcookie';
