import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import { createFormsGateway, type FormsGateway } from '../gateway.ts';
import type { FormsOptions } from '../options.ts';

const AUTH = 'Basic dGVzdDpzZWNyZXQ=';
export const HOUR = 3_600_000;
const definition = `
name: Ask a librarian
sendTo: [library@hospital.example]
elements:
  - {id: 7, htmlName: emailAddress, displayType: text, label: Mail, required: true, email: true}
  - {id: 8, htmlName: pages, displayType: text, dataType: numeric, label: Pages, maximum: 3}
  - {id: 9, htmlName: day, displayType: text, dataType: date, label: Day}
  - {id: 10, htmlName: shelf, displayType: singleSelect, label: Shelf, options: [{value: '', label: Choose}, {value: a, label: A}], languages: {es-MX: {label: Estante, options: [Elija, A]}}}
  - {id: 11, htmlName: agree, displayType: checkbox, label: I agree, required: true}
  - {id: 12, htmlName: note, displayType: textArea, label: Note, noLinks: true, maximum: 40, requiredWhen: {element: 10, value: a}}
`;
const signUp = `
name: News
newsletter: true
elements:
  - {id: 1, htmlName: emailAddress, displayType: text, label: Mail, required: true, email: true}
`;

/** A forms gateway over two small forms, and servers around it; all of it ends with the test. */
export const world = {
  now: Date.UTC(2026, 4, 4, 12),
  base: '',
  logged: [] as string[],
};
let gateway: FormsGateway;
const folder = mkdtempSync(join(tmpdir(), 'foyer-forms-'));
const open: (() => Promise<unknown> | void)[] = [];

before(() => {
  mkdirSync(join(folder, 'forms'));
  writeFileSync(join(folder, 'forms', 'librarian.yaml'), definition);
  writeFileSync(join(folder, 'forms', 'news.yaml'), signUp);
});
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** @returns the address of a server that answers so */
export async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const made = createServer(answer);
  await new Promise<void>((listening) => made.listen(0, '127.0.0.1', listening));
  open.push(() => {
    made.closeAllConnections();
    made.close();
  });
  return `http://127.0.0.1:${(made.address() as { port: number }).port}`;
}

export async function start(more: Partial<FormsOptions> = {}): Promise<FormsGateway> {
  gateway = await createFormsGateway({
    contentDir: folder,
    watch: false,
    authorization: AUTH,
    databaseUrl: '',
    dataDir: mkdtempSync(join(folder, 'data-')),
    mail: {
      url: '',
      from: '',
      siteUrl: 'https://site.example',
      readers: 'house@hospital.example',
      everyMs: 0,
    },
    retentionDays: 30,
    now: () => world.now,
    log: (event) => world.logged.push(event),
    ...more,
  });
  const started = gateway;
  open.push(() => started.close());
  const address = await serve((request, response) => {
    void started.handle(request, response, new URL(request.url ?? '/', 'http://gateway'));
  });
  world.base = `${address}/forms`;
  return started;
}

export const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.base}/${path}`, { headers: { authorization: AUTH, ...headers } });
export const values = {
  7: 'reader@example.org',
  8: '12',
  9: '02-28-2027',
  10: 'a',
  11: 'true',
  12: 'Two books',
};
export function post(
  form: string,
  fields: Record<string, unknown> = values,
  key = 'a-key-of-its-own',
): Promise<Response> {
  const fieldValues = Object.entries(fields).map(([id, value]) => ({ type: 'FieldValue', id, value }));
  return fetch(`${world.base}/createEloquaFormById/${form}`, {
    method: 'POST',
    headers: { authorization: AUTH, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ type: 'FormData', fieldValues }),
  });
}
export const subscribe = async (email: string) =>
  (
    await fetch(`${world.base}/newsletter`, {
      method: 'POST',
      headers: { authorization: AUTH, 'accept-language': 'es-MX' },
      body: new URLSearchParams({ email }),
    })
  ).text();
export const press = (what: 'confirm' | 'stop', code: string) =>
  fetch(`${world.base}/newsletter/${what}`, {
    method: 'POST',
    headers: { authorization: AUTH },
    body: JSON.stringify({ code }),
  });
export const mails = () => gateway.db.selectFrom('mailbox').selectAll().orderBy('sent_at').execute();
export const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};
