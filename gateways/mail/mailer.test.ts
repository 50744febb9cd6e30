import assert from 'node:assert/strict';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, test } from 'node:test';
import { smtpMailer } from './mailer.ts';

const servers: Server[] = [];
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** Something that listens where a mail server should. */
async function serve(talk: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const mail = { id: 'a', to: 'ana@example.org', language: 'en', subject: 's', text: 't', html: '<p>t</p>' };
const from = 'Clinic <visits@clinic.example>';
const html = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<h1>Hello</h1>\r\n';

for (const [what, talk] of [
  ['a web page', (socket: Socket) => void socket.end(html)],
  ['half a greeting', (socket: Socket) => void socket.end('220 mail.exa')],
  ['nothing, and hangs up', (socket: Socket) => void socket.end()],
  ['a greeting that refuses', (socket: Socket) => void socket.end('554 no\r\n')],
] as const)
  test(`[I18] a mail server that answers ${what}: the message was not sent, and is tried again later`, async () => {
    const mailer = smtpMailer({ url: await serve(talk), from });
    await assert.rejects(mailer.send(mail));
    mailer.close();
  });

test('[I18] a mail server that answers a letter at a time holds up no message for ever', async () => {
  const drip = (socket: Socket) => {
    const timer = setInterval(() => socket.write('2'), 20);
    socket.on('close', () => clearInterval(timer));
  };
  const mailer = smtpMailer({ url: await serve(drip), from, withinMs: 300 });
  await assert.rejects(mailer.send(mail), /takes too long/);
  mailer.close();
});
