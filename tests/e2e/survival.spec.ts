import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';
import { pageData } from './page-data';

type Day = { date: string; departmentId: string; visitType: string; times: { rawTime: string }[] };
type Slot = { date: string; departmentId: string; visitType: string; time: string };
type Booked = { error: boolean | string; status?: string };

const limits = {
  BOOKINGS_PER_TEN_MINUTES: '10000',
  HOLDS_PER_HOUR: '10000',
  HOLDS_PER_HOUR_AND_PROVIDER: '10000',
};

async function call(site: string, name: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${site}/api/scheduling/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer', origin: site },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** A physician who books online, with their open times. */
async function openTimes(site: string): Promise<{ npi: string; slots: Slot[] }> {
  const html = await (await fetch(`${site}/find-a-physician?query=cardiology`)).text();
  for (const [, path] of html.matchAll(/href="(\/find-a-physician\/physician\/[a-z0-9-]+)#book"/g)) {
    const profile = await (await fetch(site + String(path))).text();
    const npi = /"npi":\{"value":"(\d{10})"/.exec(await pageData(site, profile))?.[1];
    if (npi === undefined) continue;
    const { body } = await call(site, 'appointments', {
      providerId: npi,
      specialty: 'Cardiology',
      isNewPatient: true,
      isAdultPatient: true,
    });
    const slots = ((body as { days?: Day[] }).days ?? []).flatMap(({ times, ...day }) =>
      times.map(({ rawTime }) => ({ ...day, time: rawTime })),
    );
    if (slots.length >= 40) return { npi, slots };
  }
  throw new Error('nobody has enough open times');
}

function booking(npi: string, slot: Slot, draftId: string): unknown {
  return {
    form: '',
    draftId,
    requestedAt: 1_795_000_000_000,
    holdId: null,
    providerId: npi,
    providerName: 'The doctor',
    specialty: 'Cardiology',
    isNewPatient: true,
    isAdultPatient: true,
    isWorkersComp: false,
    ...slot,
    location: '',
    reason: 'Other',
    concerns: 'A check-up',
    questions: [],
    values: {
      firstName: 'Test',
      lastName: 'Patient',
      birthDate: '02-29-1980',
      gender: 'Female',
      race: 'Prefer not to answer',
      phoneType: 'Mobile',
      phoneNumber: '312-555-0142',
      email: 'test@example.org',
      address1: '1 Example Street',
      address2: '',
      city: 'Chicago',
      state: 'IL',
      zip: '60637',
      insuranceName: 'Medicare',
      insuranceMemberNumber: 'M1',
      insuranceGroupNumber: 'G1',
    },
  };
}

const isBooked = (answer: { status: number; body: unknown }) =>
  answer.status === 200 && (answer.body as Booked).error === false;

test('[I14] fifty visitors who want one time at once: exactly one has it', async () => {
  test.setTimeout(120_000);
  const servers = await startServers({
    port: await freePort(),
    gatewaysPort: await freePort(),
    environment: limits,
  });
  try {
    const { npi, slots } = await openTimes(servers.site);
    const [slot] = slots;
    if (!slot) throw new Error('no slot');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call(servers.site, 'book', booking(npi, slot, randomUUID()))),
    );
    expect(answers.filter((answer) => isBooked(answer))).toHaveLength(1);
  } finally {
    await servers.stop();
  }
});

test('[I14] everything is killed during bookings: every confirmed booking is there, none twice', async () => {
  test.setTimeout(180_000);
  const keptData = mkdtempSync(join(tmpdir(), 'foyer-survival-'));
  const start = async (): Promise<Servers> =>
    startServers({ port: await freePort(), gatewaysPort: await freePort(), environment: limits, keptData });
  let servers = await start();
  const { npi, slots } = await openTimes(servers.site);
  const confirmed = new Map<string, Slot>();
  try {
    for (let round = 0; round < 3; round += 1) {
      const wanted = slots
        .slice(round * 12, round * 12 + 12)
        .map((slot) => ({ slot, draftId: randomUUID() }));
      let acknowledged = 0;
      const kill = () => {
        servers.gatewaysProgram.kill('SIGKILL');
        servers.siteProgram.kill('SIGKILL');
      };
      await Promise.all(
        wanted.map(async ({ slot, draftId }) => {
          const answer = await call(servers.site, 'book', booking(npi, slot, draftId)).catch(() => undefined);
          if (!answer || !isBooked(answer)) return;
          confirmed.set(draftId, slot);
          acknowledged += 1;
          if (acknowledged === 4) kill();
        }),
      );
      kill();
      await servers.stop();
      servers = await start();
    }
    expect(confirmed.size).toBeGreaterThanOrEqual(12);
    const { slots: open } = {
      slots: (
        await call(servers.site, 'appointments', {
          providerId: npi,
          specialty: 'Cardiology',
          isNewPatient: true,
          isAdultPatient: true,
        })
      ).body as { days: Day[] },
    };
    const offered = new Set(
      open.days.flatMap(({ date, departmentId, times }) =>
        times.map(({ rawTime }) => `${date} ${rawTime} ${departmentId}`),
      ),
    );
    for (const [draftId, slot] of confirmed) {
      expect(offered.has(`${slot.date} ${slot.time} ${slot.departmentId}`)).toBe(false);
      // The same draft again is the same booking; another draft cannot have its time.
      expect(isBooked(await call(servers.site, 'book', booking(npi, slot, draftId)))).toBe(true);
      expect(isBooked(await call(servers.site, 'book', booking(npi, slot, randomUUID())))).toBe(false);
    }
  } finally {
    await servers.stop();
    rmSync(keptData, { recursive: true, force: true });
  }
});
