import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appointments } from '@/features/appointment/testing/samples';
import { boxOf } from '@/registry/drawn-times';

const path = '/find-a-physician/physician/ana-diaz';
const flag = (value: boolean) => ({ value });
const fields = {
  headlineText: { value: 'Ana Díaz, MD' },
  npi: { value: '1234567893' },
  enabledForOnlineScheduling: flag(true),
  acceptingNewPatients: flag(true),
  adultPhysician: flag(true),
  pediatricPhysician: flag(true),
};

/** A CMS with one physician. */
const layoutOf = (asked: string) =>
  asked === path
    ? {
        sitecore: {
          context: { itemPath: path, language: 'en' },
          route: {
            name: 'x',
            itemId: 'a1',
            fields,
            placeholders: { main: [{ componentName: 'AppointmentBox', uid: 'u1', fields: {} }] },
          },
        },
      }
    : null;

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { query, variables } = JSON.parse(text) as { query: string; variables: { routePath?: string } };
      response.setHeader('Content-Type', 'application/json');
      const rendered = query.includes('layout(') ? layoutOf(variables.routePath ?? '') : undefined;
      response.end(
        JSON.stringify(
          rendered === undefined
            ? { errors: [{ message: 'not today' }] }
            : { data: { layout: { item: rendered && { rendered } } } },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.GRAPH_QL_ENDPOINT = `${address}/graphql`;
});
afterAll(() => server.close());

const at = Date.parse('2026-11-28T12:00:00Z');

test('[D10] [I2] the box is drawn whole, by the clinic’s clock and under names of its own', async () => {
  const box = await boxOf({ path, language: 'en' });
  expect(box?.asked).toEqual({
    providerId: '1234567893',
    specialty: '',
    isNewPatient: true,
    isAdultPatient: true,
    language: 'en',
  });
  const html = box?.draw({ answer: appointments, at }) ?? '';
  expect(html).toContain('>9:20 AM</button>');
  expect(html).toContain('Times are in Central Time');
  expect(html).not.toContain('Loading');
  expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^_drawn-/)]),
  );
  expect(html.match(/ id="(?!_drawn-)/)).toBeNull();
});

test('[B11] [D10] whom the visit is for is what the visitor said', async () => {
  const box = await boxOf({ path, language: 'en', patient: { isAdultPatient: false, isNewPatient: false } });
  expect(box?.patient).toEqual({ isNewPatient: false, isAdultPatient: false });
  expect(box?.draw({ answer: appointments, at })).toContain('you or your child');
});

test('[D10] nobody is drawn for a page without a doctor', async () => {
  expect(await boxOf({ path: '/find-a-physician/physician/nobody', language: 'en' })).toBeUndefined();
});
