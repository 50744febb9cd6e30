/**
 * Starts the names of the cookies that hold a booking without scripts, sealed. They live half an hour, and only the page
 * of those bookings sees them.
 * @requirement I8 I11
 */
export const bookingCookiePrefix = 'booking-';

/** The path of that page, without language. */
export const bookingStepsPath = '/schedule-an-appointment/steps';

/** The name under which the answers of the screening form are kept for that page. @requirement I1 I11 */
export const screenedName = 'screened';
