import type { PageConfig } from 'next';
import { appointmentsRequestSchema } from '@/contracts/scheduling';
import { ok } from '@/lib/result';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { hasSoonerDoctors } from '#services/book/sooner';
import { findAppointments } from '#services/scheduling/appointments';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** Open times of a provider. @requirement I4 */
export default route({
  method: 'POST',
  schema: appointmentsRequestSchema,
  limit: 'reads',
  handle: async (asked, { signal }) => {
    const now = Date.now();
    const found = await findAppointments(asked, { now, signal });
    if (!found.ok || asked.language === undefined) return answered(found);
    const { language } = asked;
    const isSooner = await hasSoonerDoctors({ ...asked, language }, found.value, { now, signal });
    return answered(ok({ ...found.value, hasSoonerDoctors: isSooner }));
  },
});
