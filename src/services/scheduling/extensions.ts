import { ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import type { GatewayFailure, GatewayReply, GatewayRequest } from '#gateway/client';
import { schedulingGateway } from '#services/scheduling/client';

/**
 * Whether the scheduling gateway takes more than the protocol has: holds, visits by link, the waitlist, wishes for text
 * messages, pictures of insurance cards, forms to finish later. A hospital's own gateway gets the protocol to the letter.
 * @requirement I12 I14 J6
 */
export function hasExtensions(): boolean {
  return env().SCHEDULING_EXTENSIONS;
}

/** What a gateway answers that does not know a call. */
const unknownCall: GatewayReply = {
  status: 404,
  ms: 0,
  bytes: Buffer.alloc(0),
  text: '',
  json: undefined,
  header: () => undefined,
};

/**
 * A call that the protocol does not have. Only a gateway of this project gets it; for any other the answer is that it does
 * not know the call, and nothing leaves the site.
 * @requirement I12 I14 J6
 */
export function askOwnGateway(request: GatewayRequest): Promise<Result<GatewayReply, GatewayFailure>> {
  return hasExtensions() ? schedulingGateway().request(request) : Promise.resolve(ok(unknownCall));
}
