import type { Alternative } from '@/contracts/scheduling';
import type { NextTimesAnswer } from '@/contracts/soonest';

type Patient = { readonly isNewPatient: boolean; readonly isAdultPatient: boolean };
type Waiting = { readonly npi: string; readonly resolve: (times: readonly Alternative[]) => void };

const waiting = new Map<string, Waiting[]>();

/**
 * The next open times of a doctor; those of all cards that ask at the same moment come in one call.
 * @returns none where nothing is open soon, or nobody could be asked
 * @requirement B28
 */
export function askNextTimes(npi: string, patient: Patient): Promise<readonly Alternative[]> {
  const key = JSON.stringify(patient);
  return new Promise((resolve) => {
    const own = waiting.get(key);
    if (own) {
      own.push({ npi, resolve });
      return;
    }
    const group = [{ npi, resolve }];
    waiting.set(key, group);
    setTimeout(() => {
      waiting.delete(key);
      void answerAll(group, patient);
    });
  });
}

async function answerAll(group: readonly Waiting[], patient: Patient): Promise<void> {
  const found = await call([...new Set(group.map(({ npi }) => npi))], patient);
  for (const { npi, resolve } of group) {
    resolve(found?.providers.find((one) => one.npi === npi)?.times ?? []);
  }
}

async function call(providers: readonly string[], patient: Patient): Promise<NextTimesAnswer | undefined> {
  try {
    const response = await fetch('/api/scheduling/next-times', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer' },
      body: JSON.stringify({ providers, ...patient }),
      cache: 'no-store',
    });
    // Our own server checked what it sends.
    return response.ok ? ((await response.json()) as NextTimesAnswer) : undefined;
  } catch {
    return undefined;
  }
}
