import type { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { createGateway, type Gateway, type GatewayRequest } from '#gateway/client';

/** Why a read failed. Visitors are told no more than this. */
export type Unavailable = 'unavailable';

let gateway: Gateway | undefined;

/** The one connection to the scheduling gateway. Only this adds the credential. */
export function schedulingGateway(): Gateway {
  gateway ??= createGateway({
    name: 'scheduling',
    baseUrl: env().SCHEDULING_HOST,
    headers: { authorization: env().SCHEDULING_AUTHORIZATION },
  });
  return gateway;
}

/**
 * Reads from the scheduling gateway, with one more try.
 * @returns `unavailable` for every failure: no answer, another status than 200, or a body that `schema` refuses
 */
export async function readScheduling<T>(
  request: GatewayRequest,
  schema: z.ZodType<T>,
): Promise<Result<T, Unavailable>> {
  const reply = await schedulingGateway().request({ retry: true, ...request });
  if (!reply.ok || reply.value.status !== 200) return err('unavailable');
  const parsed = schema.safeParse(reply.value.json);
  return parsed.success ? ok(parsed.data) : err('unavailable');
}

/** Stops a read that the visitor no longer waits for. */
export type Abortable = { readonly signal?: AbortSignal };
