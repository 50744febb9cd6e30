import type { NextApiHandler } from 'next';
import type { z } from 'zod';
import {
  appointmentsRequestSchema,
  bookRequestSchema,
  holdIdRequestSchema,
  holdRequestSchema,
  insuranceRequestSchema,
  questionsRequestSchema,
  reasonsRequestSchema,
  type ErrorAnswer,
} from '@/contracts/scheduling';
import { ok, type Result } from '@/lib/result';
import { jsonRoute, type RouteAnswer, type RouteContext } from '#services/http/json-route';
import { book } from '#services/scheduling/book';
import { careWords, textsOf, type Dictionary } from '#services/scheduling/care-words';
import {
  findAppointments,
  findInsurancePlans,
  findQuestions,
  findReasons,
} from '#services/scheduling/client';
import { extendHold, placeHold, releaseHold, type HoldFailure } from '#services/scheduling/holds';
import { schedulingLimits } from '#services/scheduling/limits';

function failed(status: number, error: ErrorAnswer['error'], more: object = {}): RouteAnswer {
  return { status, body: { error, ...more } satisfies ErrorAnswer };
}

function tooMany(retryAfterSeconds: number): RouteAnswer {
  return { ...failed(429, 'tooManyRequests'), retryAfterSeconds };
}

/** An endpoint that only asks the gateway something. */
function readRoute<T, A>(
  schema: z.ZodType<T>,
  ask: (body: T, context: RouteContext) => Promise<Result<A, 'unavailable'>>,
): NextApiHandler {
  return jsonRoute({
    schema,
    handle: async (body, context) => {
      const allowed = await schedulingLimits().reads.take(context.address);
      if (!allowed.ok) return tooMany(allowed.retryAfterSeconds);
      const answer = await ask(body, context);
      return answer.ok ? { status: 200, body: answer.value } : failed(503, 'unavailable');
    },
  });
}

/** @requirement I4 */
export const appointmentsRoute = readRoute(appointmentsRequestSchema, (body, { signal }) =>
  findAppointments(body, { now: Date.now(), signal }),
);
/** @requirement I7 */
export const reasonsRoute = (dictionary: Dictionary): NextApiHandler =>
  readRoute(reasonsRequestSchema, async (body, context) => {
    const [found, phrases] = await Promise.all([findReasons(body, context), dictionary(body.language)]);
    return found.ok ? ok({ ...found.value, words: careWords(found.value.reasons, phrases) }) : found;
  });
/** @requirement I7 */
export const questionsRoute = (dictionary: Dictionary): NextApiHandler =>
  readRoute(questionsRequestSchema, async (body, context) => {
    const [found, phrases] = await Promise.all([findQuestions(body, context), dictionary(body.language)]);
    return found.ok
      ? ok({ ...found.value, words: careWords(textsOf(found.value.questions), phrases) })
      : found;
  });
/** @requirement I9 */
export const insuranceRoute = readRoute(insuranceRequestSchema, (_body, context) =>
  findInsurancePlans(context),
);

/**
 * Books. Counted by address; what was refused for its shape was not counted.
 * @requirement I12 I14
 */
export const bookRoute = jsonRoute({
  schema: bookRequestSchema,
  handle: async (body, { address }) => {
    const allowed = await schedulingLimits().bookings.take(address);
    if (!allowed.ok) return tooMany(allowed.retryAfterSeconds);
    return { status: 200, body: await book(body, Date.now()) };
  },
});

const statusOfHoldFailure: Readonly<Record<HoldFailure['code'], number>> = {
  slotTaken: 409,
  holdGone: 410,
  holdsUnsupported: 501,
  unavailable: 503,
};

function holdFailed(failure: HoldFailure): RouteAnswer {
  const { code, ...more } = failure;
  return failed(statusOfHoldFailure[code], code, more);
}

/** Holds a time. A hold that could not be placed counts as a call only. @requirement I14 */
export const holdRoute = jsonRoute({
  schema: holdRequestSchema,
  maxBytes: 2048,
  handle: async (body, { address, signal }) => {
    const { holds, holdsOfProvider, holdCalls } = schedulingLimits();
    const asked = await holdCalls.take(address);
    if (!asked.ok) return tooMany(asked.retryAfterSeconds);
    const keyOfProvider = `${address}|${body.providerId}`;
    const ofProvider = await holdsOfProvider.take(keyOfProvider);
    if (!ofProvider.ok) return tooMany(ofProvider.retryAfterSeconds);
    const allowed = await holds.take(address);
    if (!allowed.ok) {
      await holdsOfProvider.giveBack(keyOfProvider);
      return tooMany(allowed.retryAfterSeconds);
    }
    const held = await placeHold(body, signal);
    if (held.ok) return { status: 200, body: held.value };
    await Promise.all([holds.giveBack(address), holdsOfProvider.giveBack(keyOfProvider)]);
    return holdFailed(held.error);
  },
});

/** Keeps a time longer. @requirement I14 */
export const extendHoldRoute = jsonRoute({
  schema: holdIdRequestSchema,
  maxBytes: 2048,
  handle: async ({ holdId }, { address, signal }) => {
    const allowed = await schedulingLimits().reads.take(address);
    if (!allowed.ok) return tooMany(allowed.retryAfterSeconds);
    const held = await extendHold(holdId, signal);
    return held.ok ? { status: 200, body: held.value } : holdFailed(held.error);
  },
});

/** Gives a time back. @requirement I14 */
export const releaseHoldRoute = jsonRoute({
  schema: holdIdRequestSchema,
  maxBytes: 2048,
  handle: async ({ holdId }, { address }) => {
    const allowed = await schedulingLimits().holdCalls.take(address);
    if (!allowed.ok) return tooMany(allowed.retryAfterSeconds);
    await releaseHold(holdId);
    return { status: 200, body: { released: true } };
  },
});
