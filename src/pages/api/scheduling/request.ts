import type { PageConfig } from 'next';
import { appointmentRequestSchema } from '@/contracts/appointment-request';
import { cardSides, maxCardBytes } from '@/domain/patient-form/form';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { requestAppointment } from '#services/request/request-appointment';
import { isFree } from '#services/request/request-outcome';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/**
 * Takes in an appointment request. What is refused for its shape or its fields is not counted.
 * @requirement J6 K10
 */
export default route({
  method: 'POST',
  schema: appointmentRequestSchema,
  maxBytes: 48 * 1024,
  maxFileBytes: cardSides.length * maxCardBytes + 1024,
  limit: 'requests',
  timeMs: 60_000,
  handle: async (request, { files, giveBack }) => {
    const taken = await requestAppointment(request, { now: Date.now(), files });
    if (!taken.ok && isFree(taken.error)) await giveBack();
    return answered(taken);
  },
});
