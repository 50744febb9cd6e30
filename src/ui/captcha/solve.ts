import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** More than an old phone needs. */
const timeoutMs = 60_000;

/**
 * Requests a challenge and solves it. The browser's own cryptography runs in the background.
 * @returns the token to send with the form
 * @throws Error without a challenge, and when it cannot be solved
 */
export async function solveEmbedded(signal: AbortSignal): Promise<string> {
  const answer = await fetch('/api/captcha/challenge', { signal });
  if (!answer.ok) throw new Error('no challenge');
  const challenge = (await answer.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  if (!solution || signal.aborted) throw new Error('not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
