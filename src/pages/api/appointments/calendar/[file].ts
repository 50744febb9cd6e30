import { z } from 'zod';
import { route } from '#routes/kit/route';
import { readCalendarFeed } from '#services/visit/calendar-feed';

/** After so many seconds a calendar may ask again, when the gateway is down. */
const askAgainAfter = '300';
const headers = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/**
 * `GET …/calendar/TOKEN.ics`: the feed of a visit, which calendars ask for again and again. They can send a token in the
 * address only, so the feed shows a time and a place, and neither this route nor the server in front logs addresses.
 * @requirement I18
 */
export default route({
  method: 'GET',
  schema: z.object({ file: z.string() }),
  limit: { points: 120, seconds: 60 },
  limited: () => ({ status: 429, content: '', headers }),
  handle: async ({ file }, { signal }) => {
    const [, token] = /^([\dA-Z]{26})\.ics$/.exec(file) ?? [];
    const calendar = token === undefined ? undefined : await readCalendarFeed(token, signal);
    if (calendar?.ok)
      return {
        status: 200,
        content: calendar.value,
        headers: {
          ...headers,
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': 'inline; filename="appointment.ics"',
        },
      };
    if (calendar === undefined || calendar.error === 'over') return { status: 404, content: '', headers };
    return { status: 503, content: '', headers: { ...headers, 'Retry-After': askAgainAfter } };
  },
});
