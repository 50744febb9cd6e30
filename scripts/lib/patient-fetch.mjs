const tries = 4;
const longestSeconds = 30;

/**
 * Asks like `fetch`. A site that is busy for a moment answers 503 and says when to come back: that is no finding, so a check
 * waits as long as it says, three times.
 * @param {string | URL} address
 * @param {RequestInit & { patienceMs: number }} options - `patienceMs` for each try
 * @returns {Promise<Response>} the last answer
 */
export async function patientFetch(address, { patienceMs, ...options }) {
  for (let left = tries - 1; ; left -= 1) {
    const response = await fetch(address, { ...options, signal: AbortSignal.timeout(patienceMs) });
    const after = response.status === 503 ? response.headers.get('retry-after') : null;
    const seconds = after === null ? Number.NaN : Number(after);
    if (left === 0 || !(seconds >= 0 && seconds <= longestSeconds)) return response;
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
