import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyForm } from '@/domain/patient-form/form';
import { sample } from '#routes/testing/sample-appointment-request';
import type { Tag } from '#services/request/offered-choices';

/** A CMS whose form offers a list in each language, a captcha and a scheduling gateway. */
let cms: Server;
let isCaptchaRequired = false;
/** Solved once the CMS was asked twice for the form in the first language: for what is not translated, and for this. */
let timesInEnglish = 0;
let askedInEnglish = Promise.withResolvers<undefined>();
let inEnglish: readonly Tag[] = [];

const sent: string[] = [];

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
      const answer = (body: object) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const text = Buffer.concat(chunks).toString();
      if (request.url === '/captcha/siteverify')
        return void askedInEnglish.promise.then(() => answer({ success: true }));
      if (request.url !== '/graphql') return answer({ Status: '200', sent: sent.push(text) });
      const isEnglish = text.includes('"language":"en"');
      if (isEnglish) timesInEnglish += 1;
      if (timesInEnglish === 2) askedInEnglish.resolve(undefined);
      const captchaRequired = { value: isCaptchaRequired ? '1' : '' };
      const specialties = tags(isEnglish ? inEnglish : inArabic);
      return answer({ data: { item: { template, captchaRequired, specialties } } });
    });
  });
  await new Promise<void>((listening) => cms.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  process.env.GRAPH_QL_ENDPOINT = `${address}/graphql`;
  process.env.CAPTCHA_HOST = `${address}/captcha`;
  process.env.SCHEDULING_HOST = `${address}/scheduling`;
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

test('[J5] [K7] the CMS is asked for the first language beside the captcha, not after it', async () => {
  const { requestAppointment } = await import('#services/request/request-appointment');
  isCaptchaRequired = true;
  inEnglish = [heart, cancer];
  askedInEnglish = Promise.withResolvers();
  timesInEnglish = 0;
  const values = { ...sample.values, specialty: 'القلب', captcha: 'good-token' };
  const request = { ...sample, kind: 'short', form: 'beside', language: 'ar', values } as const;
  const answer = await requestAppointment(request, { now: Date.now(), files: new Map() });
  expect(answer).toEqual({ ok: true, value: { error: false } });
  expect(sent.at(-1)).toContain('"Heart"');
});
