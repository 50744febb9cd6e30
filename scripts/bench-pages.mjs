import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { continueOnNode24 } from './lib/node24.mjs';

/**
 * How fast a cached page is served, beside a bare node:http server that sends the same bytes, in one run.
 * `node scripts/bench-pages.mjs [path]`; wants a build. Prints requests per second and their ratio.
 */
await continueOnNode24();
const { freePort, startServers } = await import('./lib/servers.mjs');

const connections = 16;
const seconds = 4;
const rounds = 3;

/** Asks for the same page over kept connections for a while. @returns requests per second */
async function load(port, path) {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip\r\n\r\n`;
  const until = Date.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => visit({ port, request, until })),
  );
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

/** One visitor: asks again as soon as an answer is whole, and connects anew where the server ends a connection. */
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

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

if (process.argv[2] === '--bare') {
  const [, , , port, address] = process.argv;
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const { gzipSync } = await import('node:zlib');
  const body = gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 });
  createServer((_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
      'Content-Length': body.length,
    });
    response.end(body);
  }).listen(Number(port), '127.0.0.1', () => process.send('ready'));
} else {
  const servers = await startServers({ port: await freePort(), gatewaysPort: await freePort() });
  try {
    const results = await (await fetch(`${servers.site}/find-a-physician?query=cardiology`)).text();
    const path =
      process.argv[2] ?? /href="(\/find-a-physician\/physician\/[a-z0-9-]+)/.exec(results)?.[1] ?? '/';
    const address = servers.site + path;
    await (await fetch(address)).text();
    const barePort = await freePort();
    const bare = spawn(process.execPath, ['scripts/bench-pages.mjs', '--bare', String(barePort), address], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
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
}
