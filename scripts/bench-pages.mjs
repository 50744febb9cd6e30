import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { quietFlags } from './lib/node24.mjs';
import { numberOption } from './lib/options.mjs';
import { freePort, startServers } from './lib/servers.mjs';

/**
 * How fast a cached page is served, beside a bare node:http server that sends the same bytes, in one run.
 * `npm run bench [-- /path] [-- --seconds 4]`; needs a build. Prints requests per second and their ratio.
 */
const connections = 16;
const seconds = numberOption('--seconds', 4);
const rounds = 3;

/**
 * Asks for the same page over kept connections for a while.
 * @param {number} port
 * @param {string} path
 * @returns {Promise<number>} requests per second
 */
async function load(port, path) {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip\r\n\r\n`;
  const until = Date.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => visit({ port, request, until })),
  );
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

/**
 * One visitor, who asks again as soon as an answer is complete and reconnects when the server ends a connection.
 * @param {{ port: number, request: string, until: number }} options - `until` as Date.now() says it
 * @returns {Promise<number>} how many answers came
 */
async function visit({ port, request, until }) {
  let answers = 0;
  while (Date.now() < until) {
    const socket = connect(port, '127.0.0.1');
    let expected = 0;
    let received = 0;
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk) => {
      if (expected === 0) {
        const head = chunk.toString('latin1');
        if (!head.startsWith('HTTP/1.1 200')) {
          socket.destroy();
          return;
        }
        expected = head.indexOf('\r\n\r\n') + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      }
      received += chunk.length;
      if (received < expected) return;
      answers += 1;
      received = 0;
      expected = 0;
      if (Date.now() < until) socket.write(request);
      else socket.destroy();
    });
    await once(socket, 'close');
  }
  return answers;
}

/** @param {readonly number[]} list */
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const servers = await startServers({ port: await freePort(), gatewaysPort: await freePort() });
try {
  const results = await (await fetch(`${servers.site}/find-a-physician?query=cardiology`)).text();
  const given = process.argv.slice(2).find((option) => option.startsWith('/'));
  const path = given ?? /href="(\/find-a-physician\/physician\/[a-z0-9-]+)/.exec(results)?.[1] ?? '/';
  const address = servers.site + path;
  await (await fetch(address)).text();
  const barePort = await freePort();
  const bareServer = [...quietFlags, 'scripts/lib/bare-server.mjs', String(barePort), address];
  const bare = spawn(process.execPath, bareServer, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(bare, 'message');
  const site = [];
  const plain = [];
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await load(barePort, path));
    site.push(await load(Number(new URL(address).port), path));
  }
  bare.kill();
  const ratio = median(site) / median(plain);
  process.stdout.write(
    `page ${path}, gzip, ${connections} connections, median of ${rounds} rounds of ${seconds} s\n`,
  );
  process.stdout.write(`node:http  ${Math.round(median(plain))} requests/s\n`);
  process.stdout.write(`site       ${Math.round(median(site))} requests/s\n`);
  process.stdout.write(`ratio      ${ratio.toFixed(2)}\n`);
} finally {
  await servers.stop();
}
