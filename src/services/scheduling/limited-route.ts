import type { NextApiHandler } from 'next';
import type { z } from 'zod';
import type { Result } from '@/lib/result';
import { jsonRoute } from '#services/http/json-route';
import type { Limiter } from '#services/limits/limiter';

type Failure = { readonly error: string };

/**
 * An endpoint of a visitor's own visits and forms: counted by address, then asked of the gateway.
 * @param options.statusOf - by the code of a failure; 503 for others
 * @requirement I16 I17
 */
export function limitedRoute<T, A>(
  schema: z.ZodType<T>,
  options: {
    readonly limit: () => Limiter;
    readonly ask: (body: T, signal: AbortSignal) => Promise<Result<A, Failure>>;
    /** Largest body; 2 kB by default. */
    readonly maxBytes?: number;
    readonly statusOf: Readonly<Partial<Record<string, number>>>;
  },
): NextApiHandler {
  return jsonRoute({
    schema,
    maxBytes: options.maxBytes ?? 2048,
    handle: async (body, { address, signal }) => {
      const allowed = await options.limit().take(address);
      if (!allowed.ok) {
        const { retryAfterSeconds } = allowed;
        return { status: 429, body: { error: 'tooManyRequests' }, retryAfterSeconds };
      }
      const answer = await options.ask(body, signal);
      if (answer.ok) return { status: 200, body: answer.value };
      return { status: options.statusOf[answer.error.error] ?? 503, body: answer.error };
    },
  });
}
