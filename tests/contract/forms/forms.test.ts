import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { setInterval } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres, type TestPostgres } from '../../support/postgres.ts';
import { SILENCE, startSmtp } from '../../support/smtp.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const program = fileURLToPath(new URL('serve.ts', import.meta.url));
const AUTHORIZATION = 'Basic dGVzdDpmb3Jtcw==';
const FORMS = 40;
/** Longer than a message that was claimed is kept from others. */
const AFTER_THE_CLAIM_MS = 6 * 60_000;

let server: Promise<TestPostgres> | undefined;
after(async () => (await server)?.stop());
const stores = [
  ['SQLite', () => Promise.resolve('')],
  ['PostgreSQL', async () => (await (server ??= startPostgres())).createDatabase()],
] as const;

function headerOf(mail: string, name: string): string {
  return new RegExp(`^${name}: (.*)\r$`, 'm').exec(mail)?.[1] ?? '';
}

async function startProcess(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TEST_AUTHORIZATION: AUTHORIZATION, ...environment },
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^port (\d+)$/.exec(line)?.[1];
    if (port === undefined) continue;
    const send = (number: number) =>
      fetch(`http://127.0.0.1:${port}/forms/createEloquaFormById/ward`, {
        method: 'POST',
        headers: {
          authorization: AUTHORIZATION,
          'content-type': 'application/json',
          'accept-language': 'es-MX',
          'idempotency-key': `key-of-form-${number}`,
        },
        body: JSON.stringify({
          type: 'FormData',
          fieldValues: [{ type: 'FieldValue', id: '1', value: `sender-${number}@outside.example` }],
        }),
      });
    return {
      send,
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
    };
  }
  throw new Error('the forms gateway did not start');
}

/** The environment of a gateway with one form, which mails its ward and its sender. */
function wardWith(mailUrl: string, databaseUrl: string): Readonly<Record<string, string>> {
  const contentDir = temporaryFolder('forms-content');
  mkdirSync(join(contentDir, 'forms'));
  writeFileSync(
    join(contentDir, 'forms', 'ward.yaml'),
    'name: Ward\nsendTo: [ward@hospital.example]\nanswersSender: true\nelements:\n  - {id: 1, htmlName: emailAddress, displayType: text, label: Mail, required: true, email: true}\n',
  );
  return {
    TEST_CONTENT_DIR: contentDir,
    TEST_DATABASE_URL: databaseUrl,
    TEST_DATA_DIR: temporaryFolder('forms-data'),
    TEST_MAIL_URL: mailUrl,
  };
}

test('[K9] [O8] a message to a mail server that hangs holds up none that is sent when it answers again', async (context) => {
  const smtp = await startSmtp();
  context.after(() => smtp.stop());
  const gateway = await startProcess(wardWith(smtp.url, ''));
  context.after(gateway.kill);
  smtp.refuseWith(SILENCE);
  assert.equal((await gateway.send(1)).status, 201);
  await smtp.silent;
  smtp.refuseWith('');
  const sentAt = performance.now();
  assert.equal((await gateway.send(2)).status, 201);
  const tos = () => smtp.messages.map((mail) => headerOf(mail, 'To'));
  for await (const _tick of setInterval(20)) if (tos().includes('sender-2@outside.example')) break;
  // One that hangs is given up after half a minute.
  assert.ok(performance.now() - sentAt < 10_000);
});

for (const [store, databaseUrl] of stores) {
  test(`[K9] forms on ${store}: killed while they are taken and mailed, none is lost, and no message is another one`, async (context) => {
    const smtp = await startSmtp();
    context.after(() => smtp.stop());
    const environment = wardWith(smtp.url, await databaseUrl());
    const first = await startProcess(environment);
    const taken = new Set<number>();
    let killed: Promise<void> | undefined;
    await Promise.allSettled(
      Array.from({ length: FORMS }, async (_unused, number) => {
        if ((await first.send(number)).status === 201) taken.add(number);
        if (taken.size >= FORMS / 2) killed ??= first.kill();
      }),
    );
    await (killed ?? first.kill());
    assert.ok(taken.size >= FORMS / 2);

    const second = await startProcess({ ...environment, TEST_AHEAD_MS: String(AFTER_THE_CLAIM_MS) });
    context.after(second.kill);
    // Whoever saw no answer sends again with the same key; so does somebody who did.
    for (let number = 0; number < FORMS; number += 1) assert.equal((await second.send(number)).status, 201);
    const ids = () => new Set(smtp.messages.map((mail) => headerOf(mail, 'Message-ID')));
    for await (const _tick of setInterval(20)) if (ids().size >= 2 * FORMS) break;
    const answers = smtp.messages.filter((mail) => headerOf(mail, 'To').startsWith('sender-'));
    assert.equal(new Set(answers.map((mail) => headerOf(mail, 'To'))).size, FORMS);
    assert.equal(new Set(answers.map((mail) => headerOf(mail, 'Message-ID'))).size, FORMS);
    assert.equal(ids().size, 2 * FORMS);
    for (const mail of answers) assert.equal(headerOf(mail, 'Subject'), 'Recibimos su formulario');
  });
}
