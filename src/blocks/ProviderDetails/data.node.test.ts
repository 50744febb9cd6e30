import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoaderContext } from '@/cms/block';
import { load } from '@/blocks/ProviderDetails/data';

/** One server for the CMS and the search. */
let server: Server;
let asked: { readonly query: string; readonly variables: object }[] = [];
let item: object | null = null;
let status = 200;

/** What the index knows: who else is a cardiologist, and which plans are taken. */
let known: readonly object[] = [];
let filters: readonly (readonly string[])[] = [];
function searched({ searchParams }: URL): object {
  filters = [...filters, searchParams.getAll('fq')];
  return { response: { numFound: known.length, start: 0, docs: known } };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      if (request.url !== '/graphql')
        return void response.end(JSON.stringify(searched(new URL(request.url ?? '', 'http://search'))));
      asked.push(JSON.parse(text) as (typeof asked)[number]);
      response.writeHead(status).end(JSON.stringify({ data: { item } }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.GRAPH_QL_ENDPOINT = `${address}/graphql`;
  process.env.SEARCH_HOST = address;
});
afterAll(() => server.close());

const context = (itemId: string) =>
  ({
    itemId,
    language: 'es-MX',
    pathname: '/find-a-physician/physician/ida-moreno',
    route: { displayName: 'Ida Moreno, MD', fields: { boardCertifications: { value: 'From the page' } } },
    rendering: { uid: '1', componentName: 'ProviderDetails', dataSource: '', fields: {}, params: {} },
    signal: AbortSignal.timeout(5000),
  }) as unknown as LoaderContext;

/** The fields that the specification names for these queries. */
const named = [
  'boardCertifications',
  'medicalEducation',
  'internship',
  'residency',
  'fellowship',
  'otherGradEducation',
  'memberships',
  'publications',
  'pediatricPhysician',
];

test('[D12] a profile asks by item and language for education, memberships, publications and the pediatric flag', async () => {
  const value = (text: string) => ({ value: text });
  item = {
    id: 'A1',
    displayName: 'Ida Moreno, MD',
    url: { path: '/find-a-physician/physician/ida-moreno' },
    boardCertifications: value('Cardiology, Internal Medicine'),
    medicalEducation: value('Lakeshore School of Medicine'),
    internship: value('Prairie Hospital'),
    residency: value('Prairie Hospital'),
    fellowship: value('Harbor Heart Institute'),
    otherGradEducation: value('MPH'),
    memberships: value('Heart Society; Rhythm Society'),
    publications: { jsonValue: { value: { href: 'https://example.org/p', text: 'Publications' } } },
    pediatricPhysician: { boolValue: true, value: '1' },
  };
  const result = await load(context('A1'));
  expect(asked.at(-1)?.variables).toEqual({ id: 'A1', language: 'es-MX' });
  for (const field of named) expect(asked.at(-1)?.query).toMatch(new RegExp(`\\b${field}\\b`));
  if (!result.ok) throw new Error(result.error);
  expect(result.data.seesChildren).toBe(true);
  expect(result.data.education).toMatchObject({
    boardCertifications: ['Cardiology', 'Internal Medicine'],
    medicalEducation: ['Lakeshore School of Medicine'],
    internship: ['Prairie Hospital'],
    residency: ['Prairie Hospital'],
    fellowship: ['Harbor Heart Institute'],
    otherGradEducation: ['MPH'],
    memberships: ['Heart Society', 'Rhythm Society'],
    publications: { href: 'https://example.org/p' },
  });
});

test('[D12] while the CMS answers no further question, the fields of the page stand in, and the page is not kept', async () => {
  status = 400;
  const result = await load(context('B2'));
  expect(result).toMatchObject({
    ok: true,
    isPartial: true,
    data: { name: 'Ida Moreno, MD', education: { boardCertifications: ['From the page'] } },
  });
});

test('[D14] how ratings are made is said with their number, and only beside a rating', async () => {
  status = 200;
  const value = (text: string) => ({ value: text });
  const asAuthored = {
    ...context('C3'),
    rendering: {
      uid: '1',
      componentName: 'ProviderDetails',
      dataSource: '',
      fields: { ratingMethod: value('{count} answered Pier Surveys since 2021.') },
      params: {},
    },
  } as unknown as LoaderContext;
  item = { id: 'C3', displayName: 'Ida Moreno, MD', rating: value('4.2'), numberOfReviews: value('1,031') };
  expect(await load(asAuthored)).toMatchObject({
    data: { ratingMethod: '1031 answered Pier Surveys since 2021.' },
  });
  item = { ...item, numberOfReviews: value('25') };
  expect(await load(asAuthored)).toMatchObject({ data: { rating: undefined, ratingMethod: '' } });
});

test('[D8] [D13] beside a profile are doctors of its specialty without itself, and the plans of the index after the author’s', async () => {
  const value = (text: string) => ({ value: text });
  const tag = (name: string) => ({ id: name, name, displayName: name, fields: {} });
  const fields = {
    npi: value('1999900016'),
    specialities: [tag('Cardiología'), tag('Medicina')],
    acceptedInsurancePlans: [tag('Plan A')],
  };
  item = null;
  filters = [];
  known = [
    {
      npi_t: '1999900016',
      resulttitle_t: 'Jo Amsel, MD',
      resulturl_s: '/find-a-physician/physician/jo-amsel',
      c_visible_specialties_sm: ['Cardiología'],
      c_insurance_sm: ['Plan B', 'Plan A'],
      phone_number_t: '773-555-0142',
    },
  ];
  const plain = context('D4');
  const result = await load({ ...plain, route: { displayName: 'Ida', fields } } as unknown as LoaderContext);
  if (!result.ok) throw new Error(result.error);
  expect(result.data.insurancePlans).toEqual(['Plan A', 'Plan B']);
  expect(result.data.otherDoctors).toMatchObject([{ name: 'Jo Amsel, MD', phone: '773-555-0142' }]);
  const asked = filters.find((all) => all.some((one) => one.includes('has_online_scheduling')));
  expect(asked).toContain('{!tag=c_visible_specialties_sm}c_visible_specialties_sm:"Cardiología"');
  expect(asked).toContain('-npi_t:"1999900016"');
});
