import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyForm } from '@/domain/patient-form/form';
import type { Tag } from '#services/request/offered-choices';

/** A CMS whose form offers a list in each language. */
let cms: Server;
let inEnglish: readonly Tag[] = [];

const template = { name: 'Short Request An Appointment Form' };
const tags = (all: readonly Tag[]) => ({
  jsonValue: all.map(({ id, name: value }) => ({ id, fields: { tagDisplayName: { value } } })),
});
const heart = { id: 'h1', name: 'Heart' };
const cancer = { id: 'c1', name: 'Cancer|Treatment' };
const inArabic = [
  { id: 'h1', name: 'القلب' },
  { id: 'c1', name: 'السرطان|العلاج' },
];

beforeAll(async () => {
  cms = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isEnglish = Buffer.concat(chunks).toString().includes('"language":"en"');
      const specialties = tags(isEnglish ? inEnglish : inArabic);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: { item: { template, specialties } } }));
    });
  });
  await new Promise<void>((listening) => cms.listen(0, '127.0.0.1', listening));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(cms.address() as AddressInfo).port}/graphql`;
});
afterAll(() => void cms.close());

test.each([
  ['in another order there', [cancer, heart], 'Cancer|Treatment'],
  ['not offered there', [heart], 'السرطان|العلاج'],
  ['without a name there', [heart, { id: 'c1', name: '' }], 'السرطان|العلاج'],
])(
  "[J5] [J6] a specialty chosen in Arabic reaches the clinic in the site's first language (%s)",
  async (id, english, specialty) => {
    const { fetchFormItem } = await import('#services/request/form-item');
    const { inFirstLanguage } = await import('#services/request/first-language');
    inEnglish = english;
    const page = await fetchFormItem({ id, language: 'ar' });
    if (!page.ok) throw new Error('no form');
    const form = { ...emptyForm('short'), specialty: 'السرطان|العلاج', concerns: 'ألم' };
    expect(await inFirstLanguage(form, { form: id, language: 'ar' }, page.value)).toEqual({
      ...form,
      specialty,
    });
  },
);
