import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { openPostgres } from './open-postgres.ts';

const authenticated = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const done = Buffer.concat([Buffer.from([0x43, 0, 0, 0, 13]), Buffer.from('SELECT 0\0'), ready]);

/** Speaks as much of PostgreSQL's protocol as a connection needs; what follows each statement is the test's. */
async function database(answer: (socket: Socket, connection: number) => void): Promise<string> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    const own = connections;
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(Buffer.concat([authenticated, ready]));
      socket.on('data', () => answer(socket, own));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => void server.close());
  return `postgres://clinic@127.0.0.1:${(server.address() as AddressInfo).port}/clinic`;
}

test('[O8] a database that resets a connection in the middle of a statement fails that statement; the process goes on, on a new connection', async () => {
  const url = await database((socket, connection) => {
    if (connection === 1) socket.resetAndDestroy();
    else socket.write(done);
  });
  const { db, close } = openPostgres(url);
  await assert.rejects(sql`select 1`.execute(db), { code: 'ECONNRESET' });
  await sql`select 1`.execute(db);
  await close();
});

test('[O8] a statement that is never answered fails, and its connection is not used again', async () => {
  const url = await database((socket, connection) => {
    if (connection > 1) socket.write(done);
  });
  const { db, close } = openPostgres(url, { answerWithinMs: 150 });
  await assert.rejects(sql`select 1`.execute(db), /Query read timeout|Connection terminated/);
  await sql`select 1`.execute(db);
  await close();
});
