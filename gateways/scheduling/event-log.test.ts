import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { startSmtp } from '../../tests/support/smtp.ts';
import { smtpMailer } from '../mail/mailer.ts';
import { nameOf } from './event-log.ts';

const thrownBy = async (act: () => unknown): Promise<unknown> => {
  try {
    await act();
  } catch (error) {
    return error;
  }
  return assert.fail('nothing was thrown');
};

test('[O8] a mail server that refuses is in the log with its reply and what it refused, without an address', async () => {
  const server = await startSmtp();
  server.refuseWith('550 5.1.1 nobody@example.org is not known here');
  const mailer = smtpMailer({ url: server.url, from: 'Clinic <visits@clinic.example>' });
  const mail = { id: 'a', to: 'nobody@example.org', language: 'en', subject: 's', text: 't', html: 't' };
  const error = await thrownBy(() => mailer.send(mail));
  assert.equal(nameOf(error), 'Error EENVELOPE 550 RCPT TO');
  mailer.close();
  await server.stop();
});

test('[O8] a database that cannot write is in the log with its code, without a value', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec("create table a (b text); insert into a values ('x'); pragma max_page_count = 2");
  const error = await thrownBy(() =>
    database.prepare('insert into a values (?)').run('somebody'.repeat(10_000)),
  );
  assert.equal(nameOf(error), 'Error ERR_SQLITE_ERROR 13');
});

test('[N3] the log gets the kind of an error, never its message', () => {
  assert.equal(nameOf(new TypeError('Ana Ruiz, 1980-02-03')), 'TypeError');
  assert.equal(nameOf('Ana Ruiz'), 'string');
});
