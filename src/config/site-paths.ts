/** Where the CMS keeps the page that says that there is none; answered with status 404. A sub-site may have one of its own. */
export const notFoundPath = '/page-not-found';

/** Whether a path, with or without a language, is that of such a page. */
export function isNotFoundPath(path: string): boolean {
  return path.endsWith(notFoundPath);
}

/** Where the CMS keeps the page that says that something cannot be shown. */
export const resourceProblemPath = '/resource-problem';

/** The search of the whole site. */
export const siteSearchPath = '/search';

/** Conditions and services by letter. */
export const glossaryPath = '/conditions-services/a-z';

/** The waiting room of a video visit, in any language: the one page that may use the camera. */
export function isWaitingRoomPath(path: string): boolean {
  return /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/appointments\/video$/i.test(path);
}

/** The gallery of blocks, which is there in development and for tests (BLOCK_GALLERY). */
export const galleryPath = '/dev/blocks';

/** The page on which bills are paid from abroad: the one page that may load the payment vendor's program. */
export const paymentPath = '/international/pay-your-bill';

/** That page, in any language. */
export function isPaymentPath(path: string): boolean {
  return new RegExp(`^(?:/[a-z]{2}(?:-[a-z]{2})?)?${paymentPath}$`, 'i').test(path);
}

/** The page of the newsletter, on which people sign up. */
export const newsletterPath = '/newsletter';

/** The form for patients from abroad, which takes addresses and telephone numbers of any country. */
export const abroadRequestPath = '/international/request-an-appointment';

/** Marks a page on which visitors write about themselves, on its root element and in its data. */
export const personalMark = 'data-personal';

/** Pages about one visitor's own visit or address, in any language. */
export function isPrivatePath(path: string): boolean {
  return /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:appointments\/|(?:newsletter\/confirm|confirm-address)$)/.test(
    path,
  );
}
