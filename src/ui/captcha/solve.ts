import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Longer than an old phone needs. */
const timeoutMs = 60_000;

/**
 * Fetches a challenge and does its work; the browser's own cryptography runs beside the page.
 * @returns the token for the form
 * @throws when there is no challenge or it could not be solved
 */
export async function solveEmbedded(signal: AbortSignal): Promise<string> {
  const answer = await fetch('/api/captcha/challenge', { signal });
  if (!answer.ok) throw new Error('no challenge');
  const challenge = (await answer.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  if (!solution || signal.aborted) throw new Error('not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
