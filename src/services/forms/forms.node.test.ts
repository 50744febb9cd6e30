import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuthoredFormRequest } from '@/contracts/authored-form';
import type { LoaderContext, PostedForm } from '@/cms/block';
import type { fetchForm as fetchFormOf } from '#services/forms/definition';
import type { loadAuthoredForm } from '#services/forms/load';
import type { takeAuthoredForm } from '#services/forms/take';
import type { signUp as signUpFor } from '#services/newsletter/sign-up';

/** One server for CMS, captcha and forms gateway, answering as a test says. */
type Call = {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly key: string | undefined;
  readonly body: string;
};
let outside: Server;
let calls: Call[] = [];
let item: Record<string, unknown> | null;
let form: unknown;
let lists: Readonly<Record<string, unknown>> = {};
let posting: { status: number; body: string };
let list = '';
let isSolved = false;
let take: typeof takeAuthoredForm;
let load: typeof loadAuthoredForm;
let signUp: typeof signUpFor;
let fetchForm: typeof fetchFormOf;

const required = { isEnabled: 'true', condition: { type: 'IsRequiredCondition' } };
const element = (id: string, displayType: string, htmlName: string, more: object = {}) => ({
  type: 'FormField',
  id,
  name: `Label ${id}`,
  htmlName,
  displayType,
  dataType: 'text',
  validations: [],
  ...more,
});
const elements = [
  element('1201', 'text', 'emailAddress', { validations: [required] }),
  element('30', 'checkbox', 'agree'),
  element('31', 'hidden', 'campaign', { defaultValue: 'spring' }),
  element('32', 'text', 'g-recaptcha-response'),
  element('33', 'text', 'day', { dataType: 'date' }),
  element('34', 'text', 'count', { dataType: 'numeric' }),
  element('35', 'singleSelect', 'colour', { optionListId: '57' }),
  element('36', 'textArea', 'more', {
    validations: [
      { isEnabled: true, condition: { type: 'TextLengthCondition', minimum: '0', maximum: '12' } },
      { isEnabled: 'false', condition: { type: 'IsRequiredCondition' } },
    ],
  }),
  element('99', 'submit', 'submit'),
];
const options = {
  elements: [{ displayName: '-- Please Select --' }, { displayName: 'Red', value: 'r' }],
};
const request: AuthoredFormRequest = {
  item: '{A1}',
  language: 'en',
  draftId: '5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11',
  honeypot: '',
  captcha: '',
  values: { 1201: 'mary@rover.example', 30: 'true', 33: '3/4/2027', 35: 'r', 'g-recaptcha-response': 'x' },
};
let forms = 0;
/** The site keeps what it was told about a form: each test has one of its own. */
const nextForm = () => {
  forms += 1;
  item = { formID: { value: `form-${forms}` }, captchaRequired: { value: '' } };
  return `form-${forms}`;
};
const posts = () => calls.filter(({ path }) => path.startsWith('/forms/createEloquaFormById/'));

beforeAll(async () => {
  outside = createServer((asked, response) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const path = asked.url ?? '';
      const key = [asked.headers['idempotency-key']].flat()[0];
      const body = Buffer.concat(chunks).toString();
      calls.push({ path, authorization: asked.headers.authorization, key, body });
      const send = (status: number, text: string) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      if (path === '/graphql') return send(200, JSON.stringify({ data: { item } }));
      if (path === '/captcha/siteverify') return send(200, JSON.stringify({ success: isSolved }));
      if (path === '/forms/newsletter') return send(200, list);
      if (path.startsWith('/forms/getEloquaFormById/'))
        return form === undefined ? send(404, '{}') : send(200, JSON.stringify(form));
      const optionList = lists[path.replace('/forms/getEloquaOptionListById/', '')];
      if (path.startsWith('/forms/getEloquaOptionListById/'))
        return optionList === undefined ? send(500, '') : send(200, JSON.stringify(optionList));
      return send(posting.status, posting.body);
    });
  });
  await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  process.env.GRAPH_QL_ENDPOINT = `${address}/graphql`;
  process.env.FORMS_GATEWAY_HOST = `${address}/forms`;
  process.env.FORMS_AUTHORIZATION = 'Basic c2l0ZTpmb3Jtcw==';
  process.env.CAPTCHA_HOST = `${address}/captcha`;
  ({ takeAuthoredForm: take } = await import('#services/forms/take'));
  ({ loadAuthoredForm: load } = await import('#services/forms/load'));
  ({ signUp } = await import('#services/newsletter/sign-up'));
  ({ fetchForm } = await import('#services/forms/definition'));
});
afterAll(() => void outside.close());
beforeEach(() => {
  [calls, form, lists, list, isSolved] = [[], { elements }, { 57: options }, '', false];
  posting = { status: 201, body: '{"type":"FormData"}' };
  nextForm();
});

test('[K6] [K9] the elements of the forms service become fields, whatever shape its booleans have', async () => {
  const found = await fetchForm(nextForm(), 'en');
  expect(
    found.ok && found.value.fields.map(({ id, control, maxLength }) => [id, control, maxLength]),
  ).toEqual([
    ['1201', 'email', undefined],
    ['30', 'checkbox', undefined],
    ['31', 'hidden', undefined],
    ['33', 'date', undefined],
    ['34', 'number', undefined],
    ['35', 'select', undefined],
    ['36', 'textArea', 12],
  ]);
  expect(found.ok && found.value.fields.filter(({ isRequired }) => isRequired).map(({ id }) => id)).toEqual([
    '1201',
  ]);
  expect(found.ok && found.value.fields[5]).toMatchObject({
    empty: '-- Please Select --',
    options: [['r', 'Red']],
  });
  expect(found.ok && found.value.submitLabel).toBe('Label 99');
  expect(calls.every(({ authorization }) => authorization === 'Basic c2l0ZTpmb3Jtcw==')).toBe(true);
});

test('[K6] without an id, and with one of no form, there is a page to keep; a service that is down is an outage', async () => {
  const context = { rendering: { uid: 'uid' }, language: 'en' } as unknown as LoaderContext;
  const of = (formId: string) => load({ formId, isCaptchaRequired: false }, context);
  expect(await of('')).toMatchObject({ ok: true, data: { form: { isBlocked: true } } });
  form = undefined;
  expect(await of(nextForm())).toMatchObject({ ok: true, data: { isUnknown: true } });
  form = 'nonsense';
  expect(await of(nextForm())).toEqual({ ok: false, error: 'unavailable' });
});

test('[K6] an element that nobody knows: left out where it may be empty, else the form cannot be sent', async () => {
  form = { elements: [...elements, element('40', 'signaturePad', 'sign'), null, 'odd', { id: 3 }] };
  const optional = await fetchForm(nextForm(), 'en');
  expect(optional).toMatchObject({ ok: true, value: { unknown: ['Label 40'], isBlocked: false } });
  form = { elements: [...elements, element('40', 'signaturePad', 'sign', { validations: [required] })] };
  nextForm();
  expect(await take(request)).toMatchObject({ ok: false, error: { error: 'unknownForm' } });
  expect(posts()).toEqual([]);
});

test('[K6] a list that cannot be had is a line of text, and blocks the form where an answer is needed', async () => {
  lists = {};
  const optional = await fetchForm(nextForm(), 'en');
  expect(optional.ok && optional.value.fields.find(({ id }) => id === '35')).toMatchObject({
    control: 'text',
  });
  const needed = element('35', 'radio', 'colour', { optionListId: '57', validations: [required] });
  form = { elements: [...elements.slice(0, 2), needed] };
  expect(await fetchForm(nextForm(), 'en')).toMatchObject({ ok: true, value: { isBlocked: true } });
});

test('[K6] [K9] a form is posted as pairs of id and value: boxes as true or false, nothing of a captcha', async () => {
  expect(await take(request)).toEqual({ ok: true, value: { error: false } });
  expect(JSON.parse(posts()[0]?.body ?? '')).toEqual({
    type: 'FormData',
    fieldValues: [
      { type: 'FieldValue', id: '1201', value: 'mary@rover.example' },
      { type: 'FieldValue', id: '30', value: 'true' },
      { type: 'FieldValue', id: '31', value: 'spring' },
      { type: 'FieldValue', id: '33', value: '03-04-2027' },
      { type: 'FieldValue', id: '34', value: '' },
      { type: 'FieldValue', id: '35', value: 'r' },
      { type: 'FieldValue', id: '36', value: '' },
    ],
  });
  expect(posts()[0]?.key).toBe(request.draftId);
  await take({ ...request, values: { 1201: 'mary@rover.example' } });
  expect(posts()[1]?.body).toContain('{"type":"FieldValue","id":"30","value":"false"}');
});

test('[K9] 400 is what is wrong, with the type of each requirement; any other status is an error', async () => {
  const errors = [
    {
      type: 'ObjectValidationError',
      property: 'emailAddress',
      value: 'mary@rover.example',
      requirement: { type: 'UniquenessRequirement' },
      container: { type: 'ObjectKey', objectType: 'FormElement', objectId: '1201' },
    },
    null,
  ];
  posting = { status: 400, body: JSON.stringify(errors) };
  expect(await take(request)).toEqual({
    ok: true,
    value: { error: true, validationErrors: [{ field: '1201', requirement: 'UniquenessRequirement' }] },
  });
  posting = { status: 400, body: 'no JSON' };
  expect(await take(request)).toEqual({ ok: false, error: { error: 'refused' } });
  posting = { status: 200, body: '{}' };
  expect(await take(request)).toMatchObject({ ok: false, error: { error: 'unavailable' } });
});

test('[K6] [K10] the server checks again, and enforces the captcha whatever the browser says', async () => {
  const wrong = { ...request, values: { 1201: 'mary', 33: '02-30-2027', 35: 'blue', 36: 'x'.repeat(13) } };
  expect(await take(wrong)).toMatchObject({
    error: {
      problems: {
        'field-1201': 'email',
        'field-33': 'noSuchDay',
        'field-35': 'invalid',
        'field-36': 'tooLong',
      },
    },
  });
  item = { ...item, captchaRequired: { value: '1' } };
  expect(await take({ ...request, captcha: 'made up' })).toMatchObject({ error: { error: 'captcha' } });
  expect(await take(request)).toMatchObject({ error: { error: 'captcha' } });
  expect(posts()).toEqual([]);
  isSolved = true;
  expect((await take({ ...request, captcha: 'solved' })).ok).toBe(true);
  expect(posts()).toHaveLength(1);
});

test('[K10] a filled trap is thanked, and nothing is sent; a form that nobody authored is refused', async () => {
  expect(await take({ ...request, honeypot: 'x' })).toEqual({ ok: true, value: { error: false } });
  item = null;
  expect(await take(request)).toMatchObject({ error: { error: 'unknownForm' } });
  expect(posts()).toEqual([]);
});

test('[K6] [K10] without scripts: what is wrong comes back with what was typed, the same form again has the same key', async () => {
  const formId = nextForm();
  const giveBack = jest.fn(async () => undefined);
  const send = async (more: Readonly<Record<string, string>>) => {
    const fields = new URLSearchParams({ form: 'uid', 'field-1201': 'mary@rover.example', ...more });
    const allowance = { take: async () => true, giveBack };
    const posted: PostedForm = { fields, files: new Map(), allowance };
    const rendering = { uid: 'uid', dataSource: '{A1}' };
    const context = { rendering, language: 'en', posted } as unknown as LoaderContext;
    const found = await load({ formId, isCaptchaRequired: false }, context);
    return found.ok ? found.data.posted : undefined;
  };
  expect(await send({ 'field-36': 'far more than twelve\r\nletters' })).toMatchObject({
    outcome: 'refused',
    values: { 'field-1201': 'mary@rover.example', 'field-36': 'far more than twelve\nletters' },
    problems: { 'field-36': 'tooLong' },
  });
  expect(await send({})).toEqual({ outcome: 'success' });
  expect(await send({})).toEqual({ outcome: 'success' });
  expect(await send({ 'field-30': 'true' })).toEqual({ outcome: 'success' });
  for (const status of [400, 503]) {
    posting = { status, body: '[]' };
    expect(await send({})).toMatchObject({ outcome: 'error' });
    expect(giveBack).toHaveBeenCalledTimes(status === 400 ? 1 : 2);
  }
  const [first, second, third] = posts().map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

const news = { item: '{N1}', email: 'mary@rover.example', language: 'en', honeypot: '' };

test('[K8] a newsletter of the forms service: the field emailAddress is posted, and its refusal is an invalid address', async () => {
  const eloqua = { ...news, variant: 'eloqua' } as const;
  expect(await signUp(eloqua)).toBe('Created Subscriber.');
  expect(posts()[0]?.body).toContain('{"type":"FieldValue","id":"1201","value":"mary@rover.example"}');
  const refusal = { requirement: { type: 'EmailAddressRequirement' }, container: { objectId: '1201' } };
  posting = { status: 400, body: JSON.stringify([refusal]) };
  expect(await signUp(eloqua)).toBe('InvalidEmailAddress');
  posting = { status: 503, body: '{}' };
  expect(await signUp(eloqua)).toBe('Unhandled');
});

test('[K8] a marketing cloud: its sentence goes to the browser, but not that somebody was on the list before', async () => {
  const salesforce = { ...news, variant: 'salesforce' } as const;
  const said: string[] = [];
  for (list of ['Created Subscriber.', 'TriggeredSpamFilter', 'The subscriber is already on the list', 'Odd'])
    said.push(await signUp(salesforce));
  expect(said).toEqual(['Created Subscriber.', 'TriggeredSpamFilter', 'Created Subscriber.', 'Odd']);
  expect(calls.filter(({ path }) => path === '/forms/newsletter')[0]?.body).toBe(
    'email=mary%40rover.example',
  );
});

test('[K8] [K10] no address and a filled trap reach no list', async () => {
  expect(await signUp({ ...news, variant: 'salesforce', email: 'mary' })).toBe('InvalidEmailAddress');
  expect(await signUp({ ...news, variant: 'eloqua', honeypot: 'x' })).toBe('Created Subscriber.');
  expect(calls).toEqual([]);
});
