import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trialSearchOf } from '@/features/profile/model/trial-search';
import { findTrials } from '#services/search/lists/trials';

let server: Server;
const asked: URLSearchParams[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(String(request.url), 'http://x').searchParams);
    const docs = [
      { resulttitle_t: 'A study', resulturl_s: '/find-a-clinical-trial/a' },
      { resulttitle_t: 'Lost' },
    ];
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ response: { numFound: 2, start: 0, docs } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('[D5] trials are looked for by who leads them', async () => {
  const setting = trialSearchOf(undefined);
  const found = await findTrials({ ...setting, physicianId: 'p-1', language: 'en' });
  expect(found).toEqual({ ok: true, value: [{ title: 'A study', path: '/find-a-clinical-trial/a' }] });
  expect(asked.at(-1)?.get('model')).toBe('ClinicalTrial');
  expect(asked.at(-1)?.getAll('fq')).toEqual([
    '{!tag=lead_physician_sm}lead_physician_sm:"p-1"',
    '_language:"en"',
  ]);
});

test('[D5] an author may name another search and another field', async () => {
  const search = { id: 's', fields: { searchType: { value: 'Article' }, searchModel: { value: 'Studies' } } };
  const setting = trialSearchOf({ trialSearch: search, trialFacet: { value: 'c_lead_sm' } });
  await findTrials({ ...setting, physicianId: 'p-1', language: 'es-MX' });
  expect(asked.at(-1)?.get('model')).toBe('Studies');
  expect(asked.at(-1)?.getAll('fq')).toEqual(['{!tag=c_lead_sm}c_lead_sm:"p-1"', '_language:"es-MX"']);
});

test('[D5] nobody, and a field that is none, lead no trials and are not asked for', async () => {
  const before = asked.length;
  const setting = trialSearchOf({});
  expect(await findTrials({ ...setting, physicianId: '', language: 'en' })).toEqual({ ok: true, value: [] });
  expect(await findTrials({ ...setting, leadField: '*:*', physicianId: 'p', language: 'en' })).toEqual({
    ok: true,
    value: [],
  });
  expect(asked).toHaveLength(before);
});
