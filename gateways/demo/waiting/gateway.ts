import type { ContentStore } from '../../content/store.ts';
import { isSameSecret, sendJson, type Gateway } from '../../lib/http.ts';

/** How often a place measures. */
const everyMs = 5 * 60_000;
const turnsADay = 288;
/** The longest made-up wait, in fives. */
const mostFives = 18;

export type WaitingGatewayOptions = {
  readonly content: ContentStore;
  /** The bearer token that it expects. */
  readonly token: string;
  readonly now?: () => number;
};

/**
 * The embedded service of waiting times. `GET /waiting/times` answers
 * `{"places": [{"id": "river-north", "minutes": 25, "measured": "2026-11-24T15:05:00.000Z"}]}` for the places whose item has a
 * `waitingTimeId`: how long somebody waits who comes now without an appointment. The minutes are made up, the same ones for
 * five minutes, and then at most five more or fewer.
 * @requirement E7
 */
export function createWaitingGateway({ content, token, now = Date.now }: WaitingGatewayOptions): Gateway {
  return {
    name: 'waiting',
    prefix: '/waiting',
    ready: () => true,
    handle: (request, response, { pathname }) => {
      if (request.method !== 'GET')
        return sendJson(response, 405, { error: 'wrongMethod' }, { Allow: 'GET' });
      const given = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (!isSameSecret(given, token)) return sendJson(response, 401, { error: 'unauthorized' });
      if (pathname !== '/waiting/times') return sendJson(response, 404, { error: 'notFound' });
      const turn = Math.floor(now() / everyMs);
      const measured = new Date(turn * everyMs).toISOString();
      const places = idsIn(content).map((id) => ({ id, minutes: minutesAt(id, turn), measured }));
      sendJson(response, 200, { places });
    },
    close: () => Promise.resolve(),
  };
}

function idsIn(content: ContentStore): readonly string[] {
  return content
    .byTemplate('Location Details')
    .map((place) => place.field('waitingTimeId', content.languages[0] ?? 'en'))
    .filter((id) => typeof id === 'string')
    .filter(Boolean);
}

/** Rises and falls once a day, at each place at hours of its own, by five minutes at a time. */
function minutesAt(id: string, turn: number): number {
  const shift = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % turnsADay, 0);
  const height = (1 + Math.sin((2 * Math.PI * (turn + shift)) / turnsADay)) / 2;
  return Math.round(height * mostFives) * 5;
}
