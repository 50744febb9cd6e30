/**
 * Starts the names of the cookies that hold a booking without scripts, sealed. They live half an hour, and only the page
 * of those bookings sees them.
 * @requirement I8 I11
 */
export const bookingCookiePrefix = 'booking-';

/** The name under which the answers of the screening form are kept for that page. @requirement I1 I11 */
export const screenedName = 'screened';
