import { loadBookingForm } from '#services/book/booking-form';

/** @requirement I10 I12 */
export const load = loadBookingForm;
