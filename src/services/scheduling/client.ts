import type { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { createGateway, type Gateway, type GatewayRequest } from '#gateway/client';
import { readAnswer } from '#gateway/read-answer';

/** Why a read failed. Visitors are told no more than this. */
export type Unavailable = 'unavailable';

/** As logs and readiness name the scheduling gateway. */
export const schedulingName = 'scheduling';
/** All that a visitor waits for at once, in milliseconds: with the way to them, less than three seconds. */
export const patienceMs = 2700;

let gateway: Gateway | undefined;

/** The one connection to the scheduling gateway. Only this adds the credential. @requirement I4 */
export function schedulingGateway(): Gateway {
  gateway ??= createGateway({
    name: schedulingName,
    baseUrl: env().SCHEDULING_HOST,
    headers: { authorization: env().SCHEDULING_AUTHORIZATION },
    deadlineMs: patienceMs,
  });
  return gateway;
}

/**
 * What is left of a visitor's patience, for calls that follow each other: together they may last as long as one.
 * @returns says how many milliseconds are left, at least 1; `most` is the most that one call may take of them
 * @requirement I4
 */
export function countdown(): (most?: number) => number {
  const until = performance.now() + patienceMs;
  return (most = Infinity) => Math.max(1, Math.min(most, Math.floor(until - performance.now())));
}

/**
 * Reads from the scheduling gateway, with one more try.
 * @returns `unavailable` for every failure: no answer, another status than 200, or a body that `schema` refuses
 * @requirement I4
 */
export async function readScheduling<T>(
  request: GatewayRequest,
  schema: z.ZodType<T>,
): Promise<Result<T, Unavailable>> {
  const reply = await schedulingGateway().request({ retry: true, ...request });
  const read = readAnswer(schedulingName, reply, schema);
  return read === undefined ? err('unavailable') : ok(read);
}

/** Ends a read: when the visitor no longer waits for it, or their patience is used up. */
export type ReadOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly deadlineMs?: number | undefined;
};
