import { createServer, type Socket } from 'node:net';

/** What a server says that hangs. */
export const SILENCE = 'silence';

/** A mail server for tests: takes every message, or refuses every recipient while told to. */
export async function startSmtp() {
  const messages: string[] = [];
  let refusal = '';
  let attempts = 0;
  const sockets = new Set<Socket>();
  let waiting = () => {};
  const silent = new Promise<void>((resolve) => {
    waiting = resolve;
  });
  const server = createServer((socket) => {
    sockets.add(socket);
    let rest = '';
    let data: string | undefined;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') attempts += 1;
      if (verb === 'RCPT' && refusal === SILENCE) return waiting();
      if (verb === 'RCPT' && refusal !== '') return say(refusal);
      if (verb === 'DATA') {
        data = '';
        return say('354 go on');
      }
      if (verb === 'QUIT') return void socket.end('221 bye\r\n');
      say('250 ok');
    };
    socket.setEncoding('utf8');
    socket.on('error', () => {});
    socket.on('data', (chunk: string) => {
      rest += chunk;
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data === undefined) command(line);
        else if (line === '.') {
          messages.push(data);
          data = undefined;
          say('250 kept');
        } else data += `${line}\r\n`;
      }
    });
    say('220 test');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    attempts: () => attempts,
    /** Ends when somebody waits for an answer that does not come. */
    silent,
    /** Answers every recipient with this line, or not at all; empty: takes them again. */
    refuseWith: (line: string) => {
      refusal = line;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
