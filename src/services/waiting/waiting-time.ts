import { z } from 'zod';
import { waitingFreshMs } from '@/config/waiting';
import type { WaitingTimeAnswer } from '@/contracts/waiting-time';
import { env } from '#config/server/env';
import { answerCache } from '#gateway/answer-cache';
import { createGateway, type Gateway } from '#gateway/client';
import { readAnswer } from '#gateway/read-answer';

/** Clocks of two machines differ. */
const aheadMs = 2 * 60_000;
const longestMinutes = 24 * 60;

const place = z.object({ id: z.string(), minutes: z.number(), measured: z.string() });
// One place that says nonsense does not silence the others.
const wire = z.object({ places: z.array(place.or(z.unknown().transform(() => undefined))) });
type Place = z.infer<typeof place>;

const kept = answerCache<readonly Place[]>('waiting times', {
  maxEntries: 1,
  freshMs: 30_000,
  retryMs: 30_000,
});

let gateway: Gateway | undefined;

function service(): Gateway {
  const { WAITING_HOST: baseUrl, WAITING_TOKEN: token } = env();
  const headers = { accept: 'application/json', authorization: `bearer ${token}` };
  gateway ??= createGateway({ name: 'waiting', baseUrl, headers, deadlineMs: 2000 });
  return gateway;
}

async function ask(): Promise<readonly Place[] | undefined> {
  const reply = await service().request({ method: 'GET', path: '/times' });
  return readAnswer('waiting', reply, wire)?.places.filter((one) => one !== undefined);
}

/**
 * How long somebody waits at a place who comes now, as the service says it.
 * @param id - the place's name at the service
 * @param now - milliseconds since 1970
 * @returns null where the service does not answer, does not know the place, says nonsense or a figure that is too old
 * @requirement E7
 */
export async function waitingTimeAt(id: string, now: number): Promise<WaitingTimeAnswer['waiting']> {
  const found = (await kept.get('all', ask))?.find((one) => one.id === id);
  if (!found) return null;
  const measured = Date.parse(found.measured);
  const isTrue = Number.isFinite(measured) && measured <= now + aheadMs && now - measured <= waitingFreshMs;
  const { minutes } = found;
  if (!isTrue || !Number.isInteger(minutes) || minutes < 0 || minutes > longestMinutes) return null;
  return { minutes, measured };
}
