import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Visitor } from '@/cms/block';
import { sealedCookies } from '#routes/kit/sealed-cookies';
import { takeHold } from '#routes/limits/hold-allowance';
import { senderOf } from '#routes/limits/sender';
import { isSent, takeSending } from '#routes/limits/sending-allowance';
import { sharedLimit } from '#routes/limits/shared-limits';

/**
 * Whom a page is made for: what their browser keeps for it, and how often they may ask, counted together with the calls
 * of scripts.
 * @param place.address - by which limits count
 * @param place.path - of the page, with its language
 * @requirement I8 I14 K10
 */
export function visitorOf(
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
  place: { readonly address: string; readonly path: string },
): Visitor {
  const { address } = place;
  let giveBack = async (): Promise<void> => undefined;
  return {
    kept: sealedCookies(exchange, place.path),
    keptFor: (path) => sealedCookies(exchange, path),
    take: async (limit) => {
      if (isSent(limit)) {
        const sent = await takeSending(limit, senderOf(exchange, address));
        if (!sent.ok) return refuse(exchange.response, sent.error);
        giveBack = sent.value;
        return true;
      }
      const allowed = await sharedLimit(limit).take(address);
      return allowed.ok || refuse(exchange.response, allowed.retryAfterSeconds);
    },
    giveBackBooking: () => giveBack(),
    takeHold: async (hold) => {
      const allowed = await takeHold({ ...hold, address });
      if (allowed.ok) return allowed.value;
      refuse(exchange.response, allowed.error);
      return undefined;
    },
  };
}

/** The page says in words that it was too much; programs read the status. */
function refuse(response: ServerResponse, retryAfterSeconds: number): false {
  response.statusCode = 429;
  response.setHeader('Retry-After', retryAfterSeconds);
  return false;
}
