import { createServer } from 'node:http';
import { listen } from '#routes/testing/world';

/** Doctors of one place by NPI: where each is free, how many days from now, and whether they take new patients. */
const doctors = [
  { npi: '1000000061', freeAt: 'River East', inDays: 1, isOpen: true },
  { npi: '1000000062', freeAt: 'Hyde Park', inDays: 4, isOpen: true },
  { npi: '1000000063', freeAt: 'Hyde Park', inDays: 3, isOpen: true },
  { npi: '1000000064', freeAt: 'Hyde Park', inDays: 2, isOpen: false },
];
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const index = createServer((_request, response) => {
  const docs = doctors.map(({ npi, isOpen }) => ({
    id: npi,
    npi_t: npi,
    resulttitle_t: `Dr. ${npi}`,
    resulturl_s: `/find-a-physician/physician/${npi}`,
    c_visible_specialties_sm: ['Cardiology'],
    c_accepting_new_patients_b: isOpen,
  }));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ response: { numFound: docs.length, start: 0, docs } }));
});
const calendars = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const asked = `${request.url ?? ''} ${Buffer.concat(chunks).toString()}`;
    const { freeAt = '', inDays = 1 } = doctors.find(({ npi }) => asked.includes(npi)) ?? {};
    const Department = { ID: '603', PracticeLocation: freeAt };
    const Slots = ['09:00:00', '10:00:00', '11:00:00'].map((DisplayTime) => ({ DisplayTime }));
    const days = { Date: dayIn(inDays), Department, VisitType: { ID: '9003' }, Slots };
    const Departments = [{ Name: 'Clinic', IDs: [{ ID: '603' }], PracticeLocation: freeAt }];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ DefaultSpecialty: 'Cardiology', Departments, ScheduleDays: [days] }));
  });
});
beforeAll(async () => {
  process.env.SEARCH_HOST = await listen(index);
  process.env.SCHEDULING_HOST = await listen(calendars);
});
afterAll(() => {
  for (const server of [index, calendars]) {
    server.closeAllConnections();
    server.close();
  }
});

test('[E2] a place shows who is free there first, with times there only; whoever takes nobody new has none', async () => {
  const { doctorsHere } = await import('#services/locations/doctors-here');
  const ask = () =>
    doctorsHere(
      { id: 'place', names: ['hyde park'] },
      { language: 'en', now: Date.now(), signal: AbortSignal.timeout(10_000) },
    );
  // Whatever is slow for the first time was so.
  await ask();
  const { doctors: shown, isWhole } = await ask();
  expect(isWhole).toBe(true);
  expect(shown.map(({ npi, times, phone }) => [npi, times.length, phone])).toEqual([
    ['1000000063', 2, ''],
    ['1000000062', 2, ''],
    [expect.stringMatching(/61$|64$/), 0, ''],
  ]);
});
