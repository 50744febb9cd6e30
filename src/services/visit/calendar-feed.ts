import { z } from 'zod';
import type { CalendarFeedAnswer } from '@/contracts/managed-visit';
import type { ErrorAnswer } from '@/contracts/scheduling';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import type { ReadOptions } from '#services/scheduling/client';
import { askOwnGateway } from '#services/scheduling/extensions';

const tokenSchema = z.object({ CalendarToken: z.string().regex(/^[\dA-Z]{26}$/) });
const calendarSchema = z.object({ Calendar: z.string().startsWith('BEGIN:VCALENDAR') });

/** Makes an address that a calendar can ask for the visit of a link. @requirement I18 */
export async function openCalendarFeed(
  code: string,
  options: Pick<ReadOptions, 'deadlineMs'> = {},
): Promise<Result<CalendarFeedAnswer, ErrorAnswer>> {
  const reply = await askOwnGateway({
    method: 'POST',
    path: '/manage/calendar',
    json: { Token: code },
    retry: false,
    ...options,
  });
  if (!reply.ok) return err({ error: 'unavailable' });
  if (reply.value.status === 404) return err({ error: 'linkUnknown' });
  const made = tokenSchema.safeParse(reply.value.json);
  if (!made.success) return err({ error: 'unavailable' });
  return ok({ address: `${env().PUBLIC_URL}/api/appointments/calendar/${made.data.CalendarToken}.ics` });
}

/** The visit of a feed as an iCalendar file; `over` when there is none (any more). @requirement I18 */
export async function readCalendarFeed(
  token: string,
  signal: AbortSignal,
): Promise<Result<string, 'over' | 'unavailable'>> {
  // The token goes on in the body: what stands in addresses ends up in logs.
  const json = { Token: token };
  const reply = await askOwnGateway({
    method: 'POST',
    path: '/calendar',
    json,
    retry: true,
    signal,
  });
  if (!reply.ok) return err('unavailable');
  if (reply.value.status === 404) return err('over');
  const found = calendarSchema.safeParse(reply.value.json);
  return found.success ? ok(found.data.Calendar) : err('unavailable');
}
