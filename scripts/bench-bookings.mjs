import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { numberOption } from './lib/options.mjs';
import { freePort, startServers } from './lib/servers.mjs';
import { startPostgres } from '../tests/support/postgres.ts';

/**
 * How many bookings a second, and how long the slowest in a hundred takes: at the scheduling gateway alone and through
 * the site, on the embedded database and on PostgreSQL, in one run. Every booking is of a time of its own, commits, and
 * counts only if it was confirmed. The load generator shares the machine. `npm run bench:bookings
 * [-- --bookings 6000]` (how many at the gateway; fewer through the site); needs a build.
 */

const authorization = process.env.SCHEDULING_AUTHORIZATION || 'Basic Zm95ZXI6ZGVtbw==';
const visitType = '9004';
const bookings = Math.round(numberOption('--bookings', 6000));
const warmUp = Math.ceil(bookings / 20);
const throughSite = Math.ceil((bookings * 5) / 12);
const runs = [
  { name: 'gateway', target: 'gateway', clients: 16, bookings },
  { name: 'site', target: 'site', clients: 16, bookings: throughSite },
  { name: 'site', target: 'site', clients: 50, bookings: throughSite },
];
const unlimited = {
  BOOKINGS_PER_TEN_MINUTES: '1000000',
  TRUST_PROXY: '1',
};

async function postJson(pool, path, body, headers) {
  const { statusCode, body: answer } = await pool.request({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { statusCode, json: await answer.json() };
}

/** Free times of many physicians, none overlapping another of the same physician. */
async function freeTimes(gateways, count) {
  const pool = new Pool(gateways);
  const { body } = await pool.request({
    method: 'GET',
    path: '/scheduling/v1/next-available',
    headers: { authorization },
  });
  const found = /** @type {Record<string, { NPI: string }[]>} */ (await body.json());
  const npis = Object.values(found)
    .flat()
    .map(({ NPI }) => NPI);
  const times = [];
  for (const npi of npis) {
    const { json } = await postJson(
      pool,
      '/scheduling/v1/provider-schedule-days',
      { ProviderID: npi, ProviderIDType: 'NPI', VisitTypeIDs: [{ ID: visitType, Type: 'External' }] },
      { authorization },
    );
    let end = 0;
    for (const day of json.ScheduleDays ?? [])
      for (const { Time: time } of day.Slots) {
        const date = day.Date.slice(0, 10);
        const start = Date.parse(`${date}T${time}Z`);
        if (start < end) continue;
        end = start + 3_600_000;
        times.push({ npi, date, time: time.slice(0, 5), departmentId: day.Department.ID });
      }
    if (times.length >= count) break;
  }
  await pool.close();
  return times;
}

/** Each visit is of another patient, as on a busy morning: those of one are booked one after the other. */
const lastName = () => `Visitor ${randomUUID()}`;

const patient = {
  firstName: 'Bench',
  birthDate: '02-29-1980',
  gender: 'Female',
  race: 'Prefer not to answer',
  phoneType: 'Mobile',
  phoneNumber: '312-555-0142',
  email: 'bench@example.org',
  address1: '1 Example Street',
  address2: '',
  city: 'Chicago',
  state: 'IL',
  zip: '60637',
};

/** What the browser sends to the site. */
function siteRequest(time, origin) {
  const body = {
    form: '',
    draftId: randomUUID(),
    requestedAt: Date.now(),
    holdId: null,
    providerId: time.npi,
    providerName: 'Bench Provider, MD',
    specialty: 'Cardiology',
    isNewPatient: false,
    isAdultPatient: true,
    isWorkersComp: false,
    date: time.date,
    time: time.time,
    location: 'Clinic',
    departmentId: time.departmentId,
    visitType,
    reason: 'Follow-up',
    concerns: 'None',
    questions: [],
    values: {
      ...patient,
      lastName: lastName(),
      insuranceName: 'Plan',
      insuranceMemberNumber: 'M1',
      insuranceGroupNumber: 'G1',
    },
  };
  return [
    '/api/scheduling/book',
    body,
    { origin, 'x-requested-with': 'foyer', 'sec-fetch-site': 'same-origin' },
  ];
}

/** What the site sends to the gateway. */
function gatewayRequest(time) {
  const body = {
    Provider_NPI: time.npi,
    Provider_FullName: 'Bench Provider, MD',
    Provider_Speciality: 'Cardiology',
    Appointment_Date: time.date,
    Appointment_Time: time.time,
    Appointment_Location: 'Clinic',
    Visit_Type: visitType,
    Visit_Type_Selected: 'In Person',
    DepartmentID: time.departmentId,
    Patient_First_Name: 'Bench',
    Patient_Last_Name: lastName(),
    Patient_Dob: '1980-02-29',
    Gender: 'Female',
    Race: 'Prefer not to answer',
    PhoneType: 'Mobile',
    PhoneNumber: '312-555-0142',
    Email: 'bench@example.org',
    Address_Line_1: '1 Example Street',
    Address_Line_2: '',
    City: 'Chicago',
    State: 'IL',
    ZipCode: '60637',
    ReasonsForVisit: 'Follow-up',
    Insurance: {
      PayorID: '1001',
      InsuranceName: 'Plan',
      MemberNumber: 'M1',
      GroupNumber: 'G1',
      SubscriberID: '',
      SubscriberName: '',
      SubscriberDateOfBirth: '',
      RelationshipToSubscriber: 'Self',
    },
    Comments: 'Concerns: none',
    Requested_DateTime: '2026-11-20 10:00:00',
  };
  return ['/scheduling/v1/schedule-appointment', body, { authorization, 'idempotency-key': randomUUID() }];
}

const isConfirmed = {
  gateway: ({ json }) => json.AppointmentStatusCode === '200',
  site: ({ statusCode, json }) => statusCode === 200 && json.error === false,
};

/** Books every time once, with so many clients at a time. @returns bookings per second and p99 in milliseconds */
async function load(servers, { target, clients }, times) {
  const pool = new Pool(target === 'site' ? servers.site : servers.gateways, { connections: clients });
  const latencies = [];
  const queue = times.values();
  const failures = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const time of queue) {
        const request = target === 'site' ? siteRequest(time, servers.site) : gatewayRequest(time);
        const start = performance.now();
        const answer = await postJson(pool, ...request);
        if (isConfirmed[target](answer)) latencies.push(performance.now() - start);
        else failures.push(answer);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  await pool.close();
  if (failures.length > times.length / 50)
    throw new Error(`${failures.length} bookings failed, one with ${JSON.stringify(failures[0])}`);
  latencies.sort((a, b) => a - b);
  return { rate: latencies.length / seconds, p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0 };
}

const postgres = await startPostgres();
process.stdout.write('| database | where | clients | bookings/s | p99 ms |\n|---|---|---|---|---|\n');
try {
  for (const [database, url] of [
    ['embedded (SQLite)', ''],
    ['PostgreSQL', await postgres.createDatabase()],
  ]) {
    const servers = await startServers({
      port: await freePort(),
      gatewaysPort: await freePort(),
      environment: { ...unlimited, DATABASE_URL: url ?? '' },
    });
    try {
      const needed = runs.reduce((sum, { bookings }) => sum + bookings + warmUp, 0);
      const times = await freeTimes(servers.gateways, needed);
      if (times.length < needed) throw new Error(`only ${times.length} free times for ${needed} bookings`);
      for (const run of runs) {
        await load(servers, run, times.splice(0, warmUp));
        const { rate, p99 } = await load(servers, run, times.splice(0, run.bookings));
        process.stdout.write(
          `| ${database} | ${run.name} | ${run.clients} | ${Math.round(rate)} | ${p99.toFixed(0)} |\n`,
        );
      }
    } finally {
      await servers.stop();
    }
  }
} finally {
  await postgres.stop();
}
