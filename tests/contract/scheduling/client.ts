import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { FhirSettings } from '../../../gateways/scheduling/fhir/settings.ts';
import { fillDemoCalendars } from '../../../gateways/demo/calendars/fill.ts';
import { createMailboxGateway } from '../../../gateways/demo/mailbox/gateway.ts';
import { createSchedulingGateway } from '../../../gateways/scheduling/gateway.ts';
import { createTestContent, physicians } from './content.ts';
import { createReader } from './reader.ts';
import { ACCOUNT, REPLIES_URL, SENDER, TOKEN } from './text-vendor.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

export const AUTHORIZATION = 'Basic dGVzdDp0ZXN0';
/** A Friday, 10:00 in Chicago. */
export const NOW = '2026-11-20T16:00:00.000Z';

/** An answer of the gateway. Its shape is what the tests are about, so it is loosely typed on purpose. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Record<string, unknown>;
};

export type Client = (
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>;

/** @param base - address up to `/scheduling/v1/` */
export function createClient(base: string): Client {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(`${base}/scheduling/v1/${path}`, {
      method,
      headers: { authorization: AUTHORIZATION, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    // Every JSON answer of the gateway is an object.
    const parsed = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: response.status, headers: response.headers, text, body: parsed };
  };
}

/** What a gateway keeps its things in. */
export type Target = { readonly databaseUrl: string; readonly fhir?: FhirSettings };

/** A gateway behind HTTP in this process, with a clock that tests set. */
export async function startGateway(
  options: Target & {
    readonly dataDir?: string;
    readonly mailUrl?: string;
    readonly smsUrl?: string;
    /** Looks for messages by itself, so often. */
    readonly everyMs?: number;
  },
) {
  const content = createTestContent();
  const events: string[] = [];
  const changedNpis: string[] = [];
  let now = new Date(NOW);
  const dataDir = options.dataDir ?? temporaryFolder('scheduling');
  const gateway = await createSchedulingGateway({
    content,
    authorization: AUTHORIZATION,
    databaseUrl: options.databaseUrl,
    fhir: options.fhir,
    fill: fillDemoCalendars,
    dataDir,
    now: () => now,
    log: (event, fields) => events.push(JSON.stringify({ event, ...fields })),
    onTimeChanged: (npi) => changedNpis.push(npi),
    mail: {
      url: options.mailUrl ?? '',
      from: 'Test Clinic <visits@clinic.example>',
      siteUrl: 'https://site.example',
      requestsTo: 'desk@clinic.example',
      everyMs: options.everyMs ?? 0,
    },
    ...(options.smsUrl !== undefined && {
      texts: { url: options.smsUrl, account: ACCOUNT, token: TOKEN, from: SENDER, repliesUrl: REPLIES_URL },
    }),
  });
  const mailbox = createMailboxGateway([gateway.db]);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway');
    const isMailbox = url.pathname.startsWith('/mailbox');
    void (isMailbox ? mailbox : gateway).handle(request, response, url);
  });
  const rows = createReader({ databaseUrl: options.databaseUrl, dataDir });
  const sendMessages = async (): Promise<void> => {
    while ((await gateway.sendMessages()) > 0);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    call: createClient(`http://127.0.0.1:${address.port}`),
    base: `http://127.0.0.1:${address.port}`,
    content,
    events,
    changedNpis,
    dataDir,
    rows,
    sendMessages,
    sweep: gateway.sweep,
    /** What was sent to an address, oldest first. */
    mailTo: async (recipient: string): Promise<Record<string, string>[]> => {
      await sendMessages();
      const mails = (await rows('select * from mailbox'))
        .filter((mail) => mail['recipient'] === recipient)
        .toSorted((one, other) => Number(one['sent_at']) - Number(other['sent_at']));
      return mails.map((mail) =>
        Object.fromEntries(Object.entries(mail).map(([key, value]) => [key, String(value)])),
      );
    },
    setNow: (instant: string | number) => {
      now = new Date(instant);
    },
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await gateway.close();
    },
  };
}
export type RunningGateway = Awaited<ReturnType<typeof startGateway>>;

/** One bookable time, in the words of a booking body. */
export type FreeSlot = {
  readonly Provider_NPI: string;
  readonly Appointment_Date: string;
  readonly Appointment_Time: string;
  readonly Visit_Type: string;
  readonly DepartmentID: string;
};

type Days = readonly {
  readonly Date: string;
  readonly Department: { readonly ID: string; readonly PracticeLocation: string };
  readonly VisitType: { readonly ID: string };
  readonly Slots: readonly {
    readonly Time: string;
    readonly DisplayTime: string;
    readonly ArrivalTime: string;
  }[];
}[];

/** The days of a schedule-days answer. */
export function daysOf(answer: Answer): Days {
  // The contract tests check this shape field by field.
  return answer.body['ScheduleDays'] as Days;
}

/** All free times of a provider for some visit types. */
export async function freeSlots(
  call: Client,
  options: {
    readonly npi?: string;
    readonly visitTypes?: readonly string[];
    readonly from?: string;
    readonly to?: string;
    readonly holdId?: string;
  } = {},
): Promise<FreeSlot[]> {
  const { npi = physicians.everyone, visitTypes = ['9003'], from, to, holdId } = options;
  const answer = await call('POST', 'provider-schedule-days', {
    ProviderID: npi,
    ProviderIDType: 'NPI',
    VisitTypeIDs: visitTypes.map((ID) => ({ ID, Type: 'External' })),
    ...(from === undefined ? {} : { StartDate: from }),
    ...(to === undefined ? {} : { EndDate: to }),
    ...(holdId === undefined ? {} : { HoldID: holdId }),
  });
  return daysOf(answer).flatMap((day) =>
    day.Slots.map((slot) => ({
      Provider_NPI: npi,
      Appointment_Date: day.Date.slice(0, 10),
      Appointment_Time: slot.Time.slice(0, 5),
      Visit_Type: day.VisitType.ID,
      DepartmentID: day.Department.ID,
    })),
  );
}

/** The nth free time (0 is the first); an error when there are fewer. */
export async function freeSlot(
  call: Client,
  nth = 0,
  options: Parameters<typeof freeSlots>[1] = {},
): Promise<FreeSlot> {
  const slot = (await freeSlots(call, options))[nth];
  if (slot === undefined) throw new Error(`fewer than ${nth + 1} free slots`);
  return slot;
}

/** A complete booking body for a slot. */
export function bookingBody(
  slot: FreeSlot,
  fields: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    ...slot,
    Provider_FullName: 'Somebody Else, MD',
    Provider_Speciality: 'Cardiology',
    Appointment_Location: 'LAKESIDE',
    Visit_Type_Selected: 'In Person',
    Patient_First_Name: 'Canaryfirst',
    Patient_Last_Name: 'Canarylast',
    Patient_Dob: '1980-02-29',
    Gender: 'Female',
    Race: 'Prefer not to answer',
    PhoneType: 'Mobile',
    PhoneNumber: '312-555-0142',
    Email: 'canary@example.org',
    Address_Line_1: '1 Example Street',
    Address_Line_2: '',
    City: 'Chicago',
    State: 'IL',
    ZipCode: '60601',
    ReasonsForVisit: 'Chest pain or tightness',
    Insurance: {
      PayorID: '10010',
      InsuranceName: 'Prairie Plan',
      MemberNumber: 'M1',
      GroupNumber: 'G1',
      SubscriberID: '',
      SubscriberName: '',
      SubscriberDateOfBirth: '',
      RelationshipToSubscriber: 'Self',
    },
    Comments: 'Concerns: canaryconcern\nWhen?: Today',
    Requested_DateTime: '2026-11-20 10:00:00',
    ...fields,
  };
}

/** Sends a booking with a key of its own. */
export function bookSlot(
  call: Client,
  slot: FreeSlot,
  fields: Readonly<Record<string, unknown>> = {},
  key: string = randomUUID(),
): Promise<Answer> {
  return call('POST', 'schedule-appointment', bookingBody(slot, fields), { 'idempotency-key': key });
}

/** Books, and reads the token of the link in the confirmation, as a patient does. */
export async function bookForLink(
  gateway: RunningGateway,
  slot: FreeSlot,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const Email = `${randomUUID()}@example.org`;
  await bookSlot(gateway.call, slot, { ...fields, Email });
  const [mail] = await gateway.mailTo(Email);
  return /#code=(\w+)$/m.exec(mail?.['text'] ?? '')?.[1] ?? '';
}

/** Places a hold for a visitor. */
export function holdSlot(call: Client, slot: FreeSlot, visitor: string): Promise<Answer> {
  return call('POST', 'holds', { ...slot, VisitorID: `visitor-${visitor}` });
}

export function statusCodeOf(answer: Answer): unknown {
  return answer.body['AppointmentStatusCode'];
}
