/** Where the CMS keeps the page that says that there is none; answered with status 404. */
export const notFoundPath = '/page-not-found';
