import type { Reply } from '../http.ts';
import { bodyHashOf } from '../idempotency.ts';
import { languageOf } from '../language.ts';
import { storeRequest } from '../requests/store.ts';
import { parseBody, type Call } from '../route.ts';
import type { Scheduling } from '../scheduling.ts';
import { appointmentRequestSchema, MAX_REQUEST_BYTES } from '../schemas/request.ts';
import { keyedReply, requestKey } from './request-key.ts';

/**
 * Stores an appointment request.
 * @throws RefusedError 400 for a body that is not allowed, 409 and 422 for a key in use
 * @requirement I12 J9
 */
export async function postAppointmentRequest(
  { db, now, secret }: Scheduling,
  { request }: Call,
): Promise<Reply> {
  const body = await parseBody(request, appointmentRequestSchema, MAX_REQUEST_BYTES);
  const { Source_JSON_Object: source, ...envelope } = body;
  const { Requested_DateTime: _, ...sameWhenRepeated } = source;
  const bodyHash = bodyHashOf({ ...envelope, source: sameWhenRepeated });
  const key = requestKey(request, 'appointment-request', bodyHash);
  const language = languageOf(request);
  return keyedReply(await storeRequest(db, { body, key, language, secret, nowMs: now().getTime() }));
}
