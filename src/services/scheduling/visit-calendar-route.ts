import type { NextApiHandler } from 'next';
import { env } from '#config/server/env';
import { clientAddress } from '#services/limits/client-address';
import { schedulingLimits } from '#services/scheduling/limits';
import { readVisitCalendar } from '#services/scheduling/visit-calendar';

/** After so many seconds a calendar may ask again, when the gateway is down. */
const askAgainAfter = '300';

/**
 * `GET …/calendar/TOKEN.ics`: a visit for calendars that ask for it again and again. They cannot send a token but in
 * the address, so this one shows a time and a place only, and neither this route nor the server in front writes addresses
 * down.
 * @requirement I18
 */
export const visitCalendarRoute: NextApiHandler = async (request, response) => {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Robots-Tag', 'noindex');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.status(405).setHeader('Allow', 'GET, HEAD').end();
  const allowed = await schedulingLimits().calendars.take(clientAddress(request, env().TRUST_PROXY));
  if (!allowed.ok)
    return void response.status(429).setHeader('Retry-After', String(allowed.retryAfterSeconds)).end();
  const [, token] = /^([\dA-Z]{26})\.ics$/.exec(String(request.query['file'])) ?? [];
  if (token === undefined) return void response.status(404).end();
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const calendar = await readVisitCalendar(token, gone.signal);
  if (!calendar.ok) {
    if (calendar.error === 'over') return void response.status(404).end();
    return void response.status(503).setHeader('Retry-After', askAgainAfter).end();
  }
  response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
  response.setHeader('Content-Disposition', 'inline; filename="appointment.ics"');
  return void response.status(200).end(calendar.value);
};
