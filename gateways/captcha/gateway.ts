import { randomBytes } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { BodyTooLarge, isSameSecret, readBody, sendJson, type Gateway } from '../lib/http.ts';

/** Lifetime of a challenge and its token, in milliseconds. */
const lifetimeMs = 10 * 60_000;
const maxBodyBytes = 16 * 1024;
/** Rounds of each attempt, and how many attempts a browser needs: about a second on a laptop, five on an old phone. */
const work = { cost: 5000, tries: { from: 300, to: 900 } } as const;

export type CaptchaOptions = {
  /** The site's `secret`. */
  readonly secret: string;
  readonly now?: () => number;
};

/**
 * The embedded captcha: proof of work, without a puzzle or an outside service. `GET /captcha/challenge` returns a
 * signed challenge; `POST /captcha/siteverify` (form: `secret`, `response`) answers as the vendors do, with
 * `error-codes`. A token works once. Keys live as long as the process: tokens from before a restart are invalid, so
 * used ones need no store.
 * @requirement K7
 */
export function createCaptchaGateway({ secret, now = Date.now }: CaptchaOptions): Gateway {
  const keys = {
    hmacSignatureSecret: randomBytes(32).toString('hex'),
    hmacKeySignatureSecret: randomBytes(32).toString('hex'),
  };
  const used = new Map<string, number>();

  async function challenge(): Promise<unknown> {
    return createChallenge({
      ...keys,
      algorithm: 'PBKDF2/SHA-256',
      cost: work.cost,
      counter: randomInt(work.tries.from, work.tries.to),
      deriveKey,
      expiresAt: new Date(now() + lifetimeMs),
      data: { issued: new Date(now()).toISOString() },
    });
  }

  async function verify(form: URLSearchParams): Promise<unknown> {
    if (!form.get('secret')) return failed('missing-input-secret');
    if (!isSameSecret(form.get('secret') ?? '', secret)) return failed('invalid-input-secret');
    const response = form.get('response');
    if (!response) return failed('missing-input-response');
    const payload = readPayload(response);
    const signature = payload?.challenge.signature;
    if (!payload || !signature) return failed('invalid-input-response');
    for (const [known, expires] of used) if (expires < now()) used.delete(known);
    if (used.has(signature)) return failed('timeout-or-duplicate');
    // Marked as used before the slow check, so that two parallel requests cannot both pass.
    used.set(signature, now() + lifetimeMs);
    const result = await verifySolution({ ...payload, ...keys, deriveKey }).catch(() => undefined);
    if (!result?.verified) {
      used.delete(signature);
      return failed(result?.expired ? 'timeout-or-duplicate' : 'invalid-input-response');
    }
    return { success: true, challenge_ts: payload.challenge.parameters.data?.issued, 'error-codes': [] };
  }

  return {
    name: 'captcha',
    prefix: '/captcha',
    ready: () => true,
    handle: async (request, response, { pathname }) => {
      if (pathname === '/captcha/challenge' && request.method === 'GET')
        return sendJson(response, 200, await challenge());
      if (pathname !== '/captcha/siteverify' || request.method !== 'POST')
        return sendJson(response, 404, { error: 'notFound' });
      try {
        sendJson(response, 200, await verify(new URLSearchParams(await readBody(request, maxBodyBytes))));
      } catch (error) {
        if (!(error instanceof BodyTooLarge)) throw error;
        sendJson(response, 413, failed('bad-request'));
      }
    },
    close: () => Promise.resolve(),
  };
}

function failed(code: string): unknown {
  return { success: false, 'error-codes': [code] };
}

/** Reads a token: base64 of JSON `{challenge, solution}`; undefined for anything else. */
function readPayload(token: string): Payload | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    const { challenge, solution } = parsed as Partial<Payload>;
    return challenge?.parameters && solution ? { challenge, solution } : undefined;
  } catch {
    return undefined;
  }
}
