/** @typedef {{ name: string, labels: Readonly<Record<string, string>>, value: number }} Figure */

const patienceMs = 3000;

/**
 * The figures of a program of this machine.
 * @param {number} port - 0: none was set
 * @param {string} host
 * @returns {Promise<readonly Figure[] | undefined>} undefined where there are none
 */
export async function figuresOf(port, host) {
  if (port === 0) return undefined;
  try {
    const place = host === '0.0.0.0' ? '127.0.0.1' : host;
    const answer = await fetch(`http://${place}:${port}/metrics`, {
      signal: AbortSignal.timeout(patienceMs),
    });
    return [...(await answer.text()).matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(
      ([, name = '', labels = '', value = '']) => ({
        name,
        labels: Object.fromEntries(
          [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, said]) => [key, said]),
        ),
        value: Number(value),
      }),
    );
  } catch {
    return undefined;
  }
}
