import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findTeam, teamParameters, type TeamFilters } from '#services/search/lists/team';

const everybody: TeamFilters = {
  model: '',
  specialties: [],
  clinicalInterests: [],
  locationIds: [],
  providerGroups: [],
  providerTypes: [],
  excluded: [],
  language: 'en',
};
const doctor = (name: string, type: string) => ({
  resultitemid_s: name,
  resulttitle_t: name,
  resulturl_s: `/find-a-physician/physician/${name}`,
  c_visible_specialties_sm: ['Cardiology'],
  c_provider_type_s: type,
});

let isDown = false;
let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.statusCode = isDown ? 503 : 200;
    response.setHeader('Content-Type', 'application/json');
    const docs = [doctor('ana', 'UCM'), doctor('bo', 'ICP'), doctor('cy', '')];
    response.end(JSON.stringify({ response: { numFound: docs.length, start: 0, docs } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('[D11] a team is a hundred physicians by name, without community physicians', () => {
  const parameters = teamParameters(everybody);
  expect(Object.fromEntries(parameters)).toMatchObject({
    q: '*',
    rows: '100',
    sort: 'resulttitle_s asc',
    model: 'Physician',
  });
  expect(parameters.getAll('fq')).toEqual(['-c_provider_type_s:"ICP"', '_language:"en"']);
});

test('[D11] every list of a team filters: alternatives in one, all of them together', () => {
  const parameters = teamParameters({
    ...everybody,
    model: 'Doctors',
    specialties: ['Cardiology', 'Cardiac Surgery'],
    clinicalInterests: ['Heart failure'],
    locationIds: ['a-1'],
    providerGroups: ['Leaders'],
    providerTypes: ['UCM'],
    excluded: ['1999900016', ''],
  });
  expect(parameters.get('model')).toBe('Doctors');
  expect(parameters.getAll('fq').slice(0, -1)).toEqual([
    '{!tag=c_specialties_sm}c_specialties_sm:("Cardiology" OR "Cardiac Surgery")',
    '{!tag=c_specialty_details_sm}c_specialty_details_sm:"Heart failure"',
    '{!tag=c_provider_locations_ids_sm}c_provider_locations_ids_sm:"a-1"',
    '{!tag=c_provider_groups_sm}c_provider_groups_sm:"Leaders"',
    '{!tag=c_provider_type_s}c_provider_type_s:"UCM"',
    '-c_provider_type_s:"ICP"',
    '-npi_t:"1999900016"',
  ]);
});

test('[D11] while the search service is down the team of the last answer stands, an unknown one does not', async () => {
  const names = async (filters: TeamFilters) => {
    const found = await findTeam(filters);
    return found.ok
      ? [found.value.isRemembered, ...found.value.members.map(({ title }) => title)]
      : found.error;
  };
  expect(await names(everybody)).toEqual([false, 'ana', 'cy']);
  isDown = true;
  expect(await names(everybody)).toEqual([true, 'ana', 'cy']);
  expect(await names({ ...everybody, specialties: ['Neurology'] })).toBe('searchUnavailable');
});
