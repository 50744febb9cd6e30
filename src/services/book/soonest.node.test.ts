import { createServer } from 'node:http';
import { listen } from '#routes/testing/world';

/** Two doctors whom the search service finds; the calendars of the second never answer. */
const [quick, silent] = ['1000000041', '1000000042'];
let indexed: readonly string[] = [];
/** How well each of them fits the words, in the same order. */
let scores: readonly number[] = [];
const index = createServer((_request, response) => {
  const docs = indexed.map((npi, at) => ({
    score: scores[at],
    id: npi,
    npi_t: npi,
    resulttitle_t: `Dr. ${npi}`,
    resulturl_s: `/find-a-physician/physician/${npi}`,
  }));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ response: { numFound: docs.length, start: 0, docs } }));
});
const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const calendars = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const asked = `${request.url ?? ''} ${Buffer.concat(chunks).toString()}`;
    if (asked.includes(silent)) return;
    response.setHeader('content-type', 'application/json');
    const Department = { ID: '603', PracticeLocation: 'Hyde Park' };
    const days = { Date: day, Department, VisitType: { ID: '9003' }, Slots: [{ DisplayTime: '09:00:00' }] };
    const Departments = [{ Name: 'Clinic', IDs: [{ ID: '603' }], PracticeLocation: 'Hyde Park' }];
    response.end(JSON.stringify({ DefaultSpecialty: 'Dermatology', Departments, ScheduleDays: [days] }));
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

/** So long a page waits for its blocks, in milliseconds. */
const pageWaits = 2000;
const question = { wanted: 'rash', place: '', isAdultPatient: true, isNewPatient: true };

test('[I19] a calendar that never answers keeps no page waiting: the times of the others are shown', async () => {
  const { findSoonest } = await import('#services/book/soonest');
  const asked = { ...question, specialties: [], language: 'en' };
  const ask = (signal: AbortSignal) =>
    findSoonest(asked, { now: Date.now(), until: performance.now() + 1700, signal });
  // Nobody fits: whatever is slow for the first time was so.
  await ask(new AbortController().signal);
  indexed = [quick, silent];
  const signal = AbortSignal.timeout(pageWaits);
  const found = await ask(signal);
  expect(signal.aborted).toBe(false);
  expect(found.ok && found.value.times.map(({ doctor, slot }) => [doctor.npi, slot.rawTime])).toEqual([
    [quick, '09:00'],
  ]);
});

test('[I19] whoever only mentions the words has no times in the list, however soon they are free', async () => {
  const { findSoonest } = await import('#services/book/soonest');
  const asked = { ...question, specialties: [], language: 'en' };
  const named = async () => {
    const until = performance.now() + 10_000;
    const signal = AbortSignal.timeout(10_000);
    const found = await findSoonest(asked, { now: Date.now(), until, signal });
    return found.ok && found.value.times.map(({ doctor }) => doctor.npi);
  };
  const mentions = '1000000043';
  indexed = [mentions, quick];
  scores = [1.5, 31];
  expect(await named()).toEqual([quick]);
  // A service that says no scores says nothing of this.
  scores = [];
  expect(await named()).toHaveLength(2);
});

test('[I19] nobody in the index while the calendars are down is no true empty answer', async () => {
  const { findSoonest } = await import('#services/book/soonest');
  const asked = { ...question, specialties: [], language: 'en' };
  indexed = [];
  calendars.closeAllConnections();
  await new Promise((closed) => calendars.close(closed));
  const ask = (isNewPatient: boolean) => {
    const until = performance.now() + 1700;
    const signal = AbortSignal.timeout(pageWaits);
    return findSoonest({ ...asked, isNewPatient }, { now: Date.now(), until, signal });
  };
  // Somebody has met the outage.
  indexed = [quick];
  await ask(false);
  indexed = [];
  const found = await ask(true);
  expect(found).toEqual({ ok: false, error: 'unavailable' });
});
