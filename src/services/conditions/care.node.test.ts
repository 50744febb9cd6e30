import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load } from '@/blocks/ConditionCare/data';
import type { LoaderContext } from '@/cms/block';

/** Models whose searches fail, and those that are never answered. */
let down: readonly string[] = [];
let mute: readonly string[] = [];
let asked = new Map<string, URLSearchParams>();
let queries: URLSearchParams[] = [];
/** Who knows the condition best. */
let experts: readonly string[] = [];
let server: Server;

const documents: Readonly<Record<string, readonly object[]>> = {
  Physician: ['Ida Bergh', 'Jo Amsel', 'Uma Rao', 'Al Fix'].map((name, index) => ({
    resulttitle_t: name,
    resulturl_s: `/find-a-physician/physician/${index}`,
    c_visible_specialties_sm: [index === 2 ? 'Reumatología' : 'Medicina familiar'],
    c_provider_locations_sm: ['Zorro'],
  })),
  Location: ['Alba', 'Bosque', 'Cima', 'Zorro'].map((name) => ({
    resulttitle_t: name,
    resulturl_s: `/find-a-location/location/${name}`,
  })),
  ClinicalTrial: [{ resulttitle_t: 'Cerezas', resulturl_s: '/find-a-clinical-trial/cerezas' }],
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const parameters = new URL(request.url ?? '', 'http://search').searchParams;
    const model = parameters.get('model') ?? '';
    asked.set(model, parameters);
    queries.push(parameters);
    if (mute.includes(model)) return;
    response.statusCode = down.includes(model) ? 503 : 200;
    response.setHeader('Content-Type', 'application/json');
    const isByArea = parameters.getAll('fq').some((one) => one.includes('c_specialty_details_sm:"Gota"'));
    const docs = (documents[model] ?? []).filter(
      (one) => !isByArea || experts.includes((one as { readonly resulttitle_t: string }).resulttitle_t),
    );
    response.end(JSON.stringify({ response: { numFound: docs.length, start: 0, docs } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await loaded();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  [down, mute, asked, queries] = [[], [], new Map(), []];
  experts = [];
});

const tag = (name: string) => ({ id: name, name, displayName: name, fields: {} });

const story = { ...tag('Un dedo rojo'), url: '/forefront/articles/dedo' };

/** What stands beside gout, which two specialties treat, in Spanish. */
async function loaded(more: readonly object[] = [], stories: readonly object[] = [story]) {
  const found = await load({
    language: 'es-MX',
    route: {
      displayName: 'Gota',
      fields: {
        specialties: [tag('Reumatología'), tag('Medicina familiar'), ...more],
        relatedArticles: stories,
      },
    },
    rendering: { fields: { trialStatuses: [tag('Abierto')] } },
    signal: AbortSignal.timeout(5000),
  } as unknown as LoaderContext);
  if (!found.ok) throw new Error(found.error);
  return found;
}

const titles = (links: readonly { readonly title: string }[]) => links.map(({ title }) => title);

test('[G1] beside a condition are three doctors, the most fitting first, clinics where they work first, trials, stories', async () => {
  const { data, isPartial } = await loaded();
  expect(isPartial).toBe(false);
  expect(data.doctors.map(({ name }) => name)).toEqual(['Uma Rao', 'Ida Bergh', 'Jo Amsel']);
  expect(titles(data.clinics)).toEqual(['Zorro', 'Alba', 'Bosque']);
  expect(titles(data.trials)).toEqual(['Cerezas']);
  expect(titles(data.stories)).toEqual(['Un dedo rojo']);
  expect(asked.get('Physician')?.getAll('fq')).toContain(
    '{!tag=c_visible_specialties_sm}c_visible_specialties_sm:("Reumatología" OR "Medicina familiar")',
  );
  expect(asked.get('ClinicalTrial')?.getAll('fq')).toContain(
    '{!tag=c_status_accrual_s}c_status_accrual_s:"Abierto"',
  );
});

test('[G1] doctors whose area of expertise the condition is come first; the list of all is by it where all are such', async () => {
  experts = ['Al Fix'];
  const one = (await loaded()).data;
  expect(one.doctors.map(({ name }) => name)).toEqual(['Al Fix', 'Uma Rao', 'Ida Bergh']);
  expect([one.area, one.specialty]).toEqual(['', 'Reumatología']);
  experts = ['Al Fix', 'Jo Amsel', 'Ida Bergh'];
  const all = (await loaded()).data;
  expect(all.doctors.map(({ name }) => name).toSorted()).toEqual(['Al Fix', 'Ida Bergh', 'Jo Amsel']);
  expect(all.area).toBe('Gota');
});

test('[G1] a condition of adults and children has doctors for children apart from the others', async () => {
  const forChildren = { ...tag('Reumatología pediátrica'), fields: { subsites: { value: 'comer' } } };
  const { data } = await loaded([forChildren]);
  expect(data.doctors).toHaveLength(3);
  expect(data.childDoctors).toHaveLength(2);
  expect([data.specialty, data.childSpecialty]).toEqual(['Reumatología', 'Reumatología pediátrica']);
  const own = queries.flatMap((query) => query.getAll('fq').filter((one) => one.includes('specialties')));
  expect(own).toContain('{!tag=c_visible_specialties_sm}c_visible_specialties_sm:"Reumatología pediátrica"');
  expect(own).toContain(
    '{!tag=c_visible_specialties_sm}c_visible_specialties_sm:("Reumatología" OR "Medicina familiar")',
  );
});

test('[G1] the stories are those that the editors named, three at most; none is searched for', async () => {
  const stories = ['Cerezas', 'Un dedo rojo', 'Agua', 'Fiebre'].map((displayName) => ({
    ...tag(displayName),
    url: `/forefront/articles/${displayName}`,
  }));
  const { data } = await loaded([], stories);
  expect(titles(data.stories)).toEqual(['Cerezas', 'Un dedo rojo', 'Agua']);
  expect((await loaded([], [])).data.stories).toEqual([]);
  expect(asked.has('Article')).toBe(false);
});

test('[G1] a search that fails and one that never ends take their own part away, and the page is not kept', async () => {
  down = ['Location'];
  mute = ['ClinicalTrial'];
  const { data, isPartial } = await loaded();
  expect(isPartial).toBe(true);
  expect([data.clinics, data.trials]).toEqual([[], []]);
  expect(data.doctors).toHaveLength(3);
  expect(titles(data.stories)).toEqual(['Un dedo rojo']);
});
