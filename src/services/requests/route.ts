import { appointmentRequestSchema, type RequestRefusal } from '@/contracts/appointment-request';
import { cardSides, maxCardBytes } from '@/lib/request-form';
import { jsonRoute } from '#services/http/json-route';
import { requestAppointment } from '#services/requests/request-appointment';
import { isFree } from '#services/requests/request-outcome';
import { schedulingLimits } from '#services/scheduling/limits';

const statusOf: Readonly<Record<RequestRefusal['error'], number>> = {
  invalidRequest: 400,
  captcha: 400,
  unknownForm: 400,
  tooManyRequests: 429,
  unavailable: 503,
};

/**
 * `POST /api/scheduling/request`: an appointment request. Counted by address; what was refused for its shape or its
 * fields was not counted.
 * @requirement J6 K10
 */
export const requestRoute = jsonRoute({
  schema: appointmentRequestSchema,
  maxBytes: 48 * 1024,
  maxFileBytes: cardSides.length * maxCardBytes + 1024,
  handle: async (body, { address, files }) => {
    const { requests } = schedulingLimits();
    const allowed = await requests.take(address);
    if (!allowed.ok) {
      const refusal: RequestRefusal = { error: 'tooManyRequests' };
      return { status: 429, body: refusal, retryAfterSeconds: allowed.retryAfterSeconds };
    }
    const taken = await requestAppointment(body, { now: Date.now(), files });
    if (taken.ok) return { status: 200, body: taken.value };
    if (isFree(taken.error)) await requests.giveBack(address);
    return { status: statusOf[taken.error.error], body: taken.error };
  },
});
