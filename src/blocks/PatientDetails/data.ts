import { loadBookingForm } from '#services/book/booking-form';

/** @requirement I9 I12 */
export const load = loadBookingForm;
