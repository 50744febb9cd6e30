import { patientFetch } from '../patient-fetch.mjs';
import { pageProblems } from './page.mjs';
import { readSitemaps } from './sitemaps.mjs';

/** Visitors of the same site must not notice. */
const atATime = 4;
const patienceMs = 20_000;

/**
 * Asks every address of every sitemap, or of each kind a few.
 * @param {{
 *   publicUrl: string,
 *   origin: string,
 *   vocabulary?: import('./vocabulary.mjs').Vocabulary | undefined,
 *   ofEachKind?: number,
 *   onProblem?: ((problem: string) => void) | undefined,
 * }} options - `origin` is asked in place of `publicUrl`, which the sitemaps name; `ofEachKind`: so many, spread evenly;
 *   `onProblem` hears of each as soon as it is found
 * @returns {Promise<{ asked: number, byKind: Record<string, number>, problems: readonly string[] }>}
 * @requirement A15
 */
export async function checkSite({
  publicUrl,
  origin,
  vocabulary,
  ofEachKind = Number.POSITIVE_INFINITY,
  onProblem,
}) {
  const read = (address) =>
    ask(address.startsWith(publicUrl) ? origin + address.slice(publicUrl.length) : address);
  const { listed, problems } = await readSitemaps(read, `${publicUrl}/sitemap.xml`);
  const wanted = [...Map.groupBy(listed, ({ kind }) => kind).values()].flatMap((entries) => {
    const step = Math.max(1, entries.length / ofEachKind);
    return entries.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  });
  /** @type {string[]} */
  const found = [];
  const add = (/** @type {readonly string[]} */ some) => {
    found.push(...some);
    for (const problem of some) onProblem?.(problem);
  };
  add(problems);
  const queue = [...wanted];
  const work = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift())
      add(await pageProblems(entry, await read(entry.address), vocabulary));
  };
  await Promise.all(Array.from({ length: atATime }, work));
  if (listed.length === 0 && found.length === 0) add(['no sitemap lists anything']);
  return {
    asked: wanted.length,
    byKind: Object.fromEntries(
      [...Map.groupBy(wanted, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]),
    ),
    problems: found,
  };
}

/** A redirect is an answer: what a sitemap lists must not be one. Nobody there is status 0. */
async function ask(address) {
  try {
    const answer = await patientFetch(address, { redirect: 'manual', patienceMs });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}
