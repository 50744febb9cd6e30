import { createServer } from 'node:http';
import { listen } from '#routes/testing/world';

const family = 'Family Medicine';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const doctor = (npi: string, specialty: string, days: number, score: number) => ({
  id: npi,
  npi_t: npi,
  resulttitle_t: `Dr. ${npi}`,
  resulturl_s: `/find-a-physician/physician/${npi}`,
  c_visible_specialties_sm: [specialty],
  c_next_available_tdt: inDays(days),
  score,
});
const pain = Array.from({ length: 12 }, (_one, at) => doctor(`10000001${at + 10}`, 'Pain', 9 + at, 30));
const general = Array.from({ length: 6 }, (_one, at) => doctor(`10000002${at + 10}`, family, 2 + at, 3));

/** Words find doctors of pain, and one of family medicine who writes of them; within primary care all of its doctors. */
const index = createServer((request, response) => {
  const filters = new URL(request.url ?? '', 'http://localhost').searchParams.getAll('fq');
  const docs = filters.some((filter) => filter.includes(family)) ? general : [...pain, general[0]];
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ response: { numFound: docs.length, start: 0, docs } }));
});
beforeAll(async () => {
  process.env.SEARCH_HOST = await listen(index);
});
afterAll(() => {
  index.closeAllConnections();
  index.close();
});

test('[I19] for a complaint, primary care is looked through too; specialists keep most of the list', async () => {
  const { candidates } = await import('#services/book/soonest-candidates');
  const ask = async (wanted: string, primaryCare?: readonly string[]) => {
    const found = await candidates(
      {
        wanted,
        place: '',
        isAdultPatient: true,
        isNewPatient: true,
        specialties: ['Pain', family],
        language: 'en',
        ...(primaryCare ? { primaryCare } : {}),
      },
      { around: undefined, now: Date.now(), signal: AbortSignal.timeout(10_000) },
    );
    return found.ok ? found.value : [];
  };
  const asked = await ask('back pain', [family]);
  expect(asked.map(({ hit, isPrimaryCare = false }) => [hit.specialties[0], isPrimaryCare])).toEqual([
    ...Array.from({ length: 4 }, () => [family, true]),
    ...Array.from({ length: 6 }, () => ['Pain', false]),
  ]);
  // Nobody said what primary care is.
  expect((await ask('back pain')).every(({ hit }) => hit.specialties[0] === 'Pain')).toBe(true);
  // Whoever names a specialty wants that one.
  expect((await ask('pain', [family])).some(({ isPrimaryCare }) => isPrimaryCare)).toBe(false);
});
