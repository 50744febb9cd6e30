import { randomUUID } from 'node:crypto';
import { expect } from './support';

const gateways = () => process.env.GATEWAYS_URL ?? 'http://127.0.0.1:4000';
const headers = { 'content-type': 'application/json', authorization: 'Basic Zm95ZXI6ZGVtbw==' };

export type Slot = {
  readonly Provider_NPI: string;
  readonly Appointment_Date: string;
  readonly Appointment_Time: string;
  readonly Visit_Type: string;
  readonly DepartmentID: string;
};

export async function ask<T>(
  call: string,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<T> {
  const response = await fetch(`${gateways()}/scheduling/v1/${call}`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

/** Open times of the physician whose profile is given. */
export async function openTimes(npi: string): Promise<Slot[]> {
  const { ScheduleDays } = await ask<{
    ScheduleDays: {
      Date: string;
      Department: { ID: string };
      VisitType: { ID: string };
      Slots: { Time: string }[];
    }[];
  }>('provider-schedule-days', { ProviderID: npi, VisitTypeIDs: [{ ID: '9003' }, { ID: '9004' }] });
  return ScheduleDays.flatMap((day) =>
    day.Slots.map((slot) => ({
      Provider_NPI: npi,
      Appointment_Date: day.Date.slice(0, 10),
      Appointment_Time: slot.Time.slice(0, 5),
      Visit_Type: day.VisitType.ID,
      DepartmentID: day.Department.ID,
    })),
  );
}

/** A physician with many open times; each test takes another one. */
export async function bookableNpi(nth: number): Promise<string> {
  const response = await fetch(`${gateways()}/scheduling/v1/next-available`, { headers });
  const { Providers } = (await response.json()) as {
    Providers: { NPI: string; NextAvailable: string | null }[];
  };
  let count = 0;
  for (const { NPI, NextAvailable } of Providers) {
    if (NextAvailable === null || (await openTimes(NPI)).length < 60) continue;
    if (count === nth) return NPI;
    count += 1;
  }
  throw new Error('too few physicians can be booked');
}

/** Books an open time of a physician, and gives the link that came by mail. */
export async function bookedByMail(nth: number, language = 'en'): Promise<Booked> {
  const free = await openTimes(await bookableNpi(nth));
  const slot = free[Math.floor(free.length / 2)];
  if (!slot) throw new Error('nothing is free');
  return bookedSlotByMail(slot, language);
}

type Booked = { readonly link: string; readonly slot: Slot };

export async function bookedSlotByMail(slot: Slot, language = 'en'): Promise<Booked> {
  const Email = `${randomUUID()}@example.org`;
  await ask(
    'schedule-appointment',
    {
      ...slot,
      Email,
      // A patient of their own: one who has other visits is asked about them.
      Patient_First_Name: randomUUID(),
      Patient_Last_Name: 'Canaryfield',
      Patient_Dob: '1980-02-29',
      PhoneNumber: '312-555-0142',
    },
    { 'idempotency-key': randomUUID(), 'accept-language': language },
  );
  return { link: await linkIn(Email), slot };
}

/** A physician whose first time for new adults is more than a week away, and that time. */
export async function farOffTime(): Promise<{ readonly npi: string; readonly slot: Slot }> {
  for (let nth = 8; ; nth += 1) {
    const npi = await bookableNpi(nth);
    const [slot] = (await openTimes(npi)).filter((one) => one.Visit_Type === '9003');
    const inAWeek = new Date(Date.now() + 9 * 86_400_000).toISOString();
    if (slot && slot.Appointment_Date > inAWeek.slice(0, 10)) return { npi, slot };
  }
}

/** The link in the newest message to an address whose subject begins so. */
export async function linkIn(email: string, subject = '', from = gateways()): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const list = await (await fetch(`${from}/mailbox`)).text();
      const row = list.split('<tr>').find((one) => one.includes(email) && one.includes(`>${subject}`)) ?? '';
      const id = /\/mailbox\/([0-9a-f-]{36})/.exec(row)?.[1];
      if (id) text = await (await fetch(`${from}/mailbox/${id}`)).text();
      return text;
    })
    .toContain('#code=');
  return /^(http\S+#code=\w+)$/m.exec(text)?.[1] ?? '';
}

export async function isOpen(slot: Slot): Promise<boolean> {
  const free = await openTimes(slot.Provider_NPI);
  return free.some((one) => JSON.stringify(one) === JSON.stringify(slot));
}
