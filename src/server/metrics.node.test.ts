import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setOtherProcesses } from '@/lib/publications';
import { hearLog } from '@/lib/testing/heard-log';
import { createGateway } from '#gateway/client';
import { watchNonsense } from '#gateway/watch';
import { countAnswer, serveMetrics } from './metrics.ts';
import { figureState } from './state-figures.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

async function portOf(server: Server): Promise<number> {
  servers.push(server);
  if (!server.listening) await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('[O8] figures say how requests ended and outside systems answered, and nothing of what was asked', async () => {
  const log = hearLog();
  const site = createServer((request, response) => {
    countAnswer(request.url ?? '', response);
    response.writeHead(request.url?.includes('gone') ? 404 : 200).end('x');
  });
  const at = `http://127.0.0.1:${await portOf(site.listen(0, '127.0.0.1'))}`;
  for (const path of ['/', '/conditions/canary-gone?query=canary', '/api/search?query=canary'])
    await (await fetch(at + path)).text();
  const outside = createServer((request, response) =>
    response.writeHead(Number(request.url?.slice(1))).end(),
  );
  const baseUrl = `http://127.0.0.1:${await portOf(outside.listen(0, '127.0.0.1'))}`;
  const gateway = createGateway({ name: 'scheduling', baseUrl });
  for (const path of ['/204', '/204', '/500', '/401'])
    await gateway.request({ method: 'GET', path, retry: false, expectJson: false });
  watchNonsense('scheduling', { status: 200 });
  watchNonsense('scheduling', { status: 500 });

  const metrics = serveMetrics({ port: 0 });
  const answer = await fetch(`http://127.0.0.1:${await portOf(metrics)}/metrics`);
  expect((metrics.address() as AddressInfo).address).toBe('127.0.0.1');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  for (const line of [
    'foyer_requests_total{kind="page",status="2xx"} 1',
    'foyer_requests_total{kind="page",status="4xx"} 1',
    'foyer_requests_total{kind="api",status="2xx"} 1',
    'foyer_dependency_calls_total{dependency="scheduling",outcome="ok"} 2',
    'foyer_dependency_calls_total{dependency="scheduling",outcome="status 500"} 1',
    'foyer_dependency_calls_total{dependency="scheduling",outcome="status 401"} 1',
    'foyer_dependency_calls_total{dependency="scheduling",outcome="wrongShape"} 1',
    'foyer_dependency_failed_ago_seconds{dependency="scheduling"} 0',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^foyer_dependency_seconds_sum\{dependency="scheduling"\} 0\.\d+$/m);
  expect(text).toContain('foyer_dependency_seconds_bucket{dependency="scheduling",le="+Inf"} 4\n');
  expect(text).toMatch(/^foyer_request_seconds_bucket\{kind="page",le="10"\} 2$/m);
  expect(text).toContain('foyer_breaker_open{dependency="scheduling"} 0\n');
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  expect(text).toMatch(/^foyer_event_loop_delay_p99_seconds [\d.e-]+$/m);
  expect(text).not.toMatch(/canary|query/);
  expect((await fetch(`http://127.0.0.1:${await portOf(metrics)}/`)).status).toBe(404);
  log.stop();
});

async function textOf(metrics: Server): Promise<string> {
  const port = await portOf(metrics);
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

test('[O8] an open breaker is told by log and figures, after the failure that opened it', async () => {
  const log = hearLog();
  let asked = 0;
  const failing = createServer((_request, response) => {
    asked += 1;
    response.writeHead(503).end();
  });
  const baseUrl = `http://127.0.0.1:${await portOf(failing.listen(0, '127.0.0.1'))}`;
  const gateway = createGateway({ name: 'geocoding', baseUrl });
  const calls = 40;
  for (let call = 0; call < calls; call += 1)
    await gateway.request({ method: 'GET', path: '/a', retry: false, expectJson: false });
  expect(asked).toBeLessThan(calls);
  const said = log.lines().filter(({ dependency }) => dependency === 'geocoding');
  expect(said.map(({ event, reason }) => [event, reason])).toEqual([
    ['dependency.failed', 'status 503'],
    ['dependency.failed', 'overloaded'],
  ]);
  const text = await textOf(serveMetrics({ port: 0 }));
  expect(text).toContain('foyer_breaker_open{dependency="geocoding"} 1\n');
  expect(text).toContain(
    `foyer_dependency_calls_total{dependency="geocoding",outcome="overloaded"} ${calls - asked}\n`,
  );
  log.stop();
});

test('[O8] figures say how far another clock is away, but not by an answer that somebody kept', async () => {
  const systems = { layout: { date: '-90' }, search: { date: '-90', age: '90' }, mail: {} } as const;
  for (const [name, said] of Object.entries(systems)) {
    const system = createServer((_request, response) => {
      response.sendDate = false;
      const { date, age }: { date?: string; age?: string } = said;
      if (date) response.setHeader('Date', new Date(Date.now() + Number(date) * 1000).toUTCString());
      if (age) response.setHeader('Age', age);
      response.end();
    });
    const baseUrl = `http://127.0.0.1:${await portOf(system.listen(0, '127.0.0.1'))}`;
    const gateway = createGateway({ name, baseUrl });
    await gateway.request({ method: 'GET', path: '/', expectJson: false });
  }
  const text = await textOf(serveMetrics({ port: 0 }));
  expect(text).toMatch(/^foyer_clock_ahead_seconds\{dependency="layout"\} (90|91)$/m);
  expect(text.match(/^foyer_clock_ahead_seconds\{dependency="(search|mail)"/m)).toBeNull();
});

test('[O8] figures say which build runs, how much room the disk has, and whether other processes are reached', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-figures-'));
  figureState({ build: 'b1', dataDir: folder, hasOthers: true });
  setOtherProcesses('notReached');
  const metrics = serveMetrics({ port: 0 });
  let text = await textOf(metrics);
  while (!/^foyer_disk_free_bytes \d/m.test(text)) text = await textOf(metrics);
  // Before anything was refused: an increase needs a beginning.
  expect(text).toContain('foyer_publish_refused_total{status="401"} 0\n');
  expect(text).toContain('foyer_build_info{build="b1"} 1\n');
  expect(text).toContain('foyer_other_processes_reached 0\n');
  const { bavail, bsize } = statfsSync(folder);
  const [, free] = /^foyer_disk_free_bytes (\d+)$/m.exec(text) ?? [];
  expect(Number(free) / (bavail * bsize)).toBeCloseTo(1, 1);
  rmSync(folder, { recursive: true });
  setOtherProcesses('none');
});

test('[O8] a port for figures that is taken ends no process: the log names the setting', async () => {
  const log = hearLog();
  const port = await portOf(createServer().listen(0, '127.0.0.1'));
  await once(serveMetrics({ port }), 'error');
  expect(log.lines().filter(({ event }) => event === 'metrics.not-served')).toMatchObject([
    { level: 'error', setting: 'METRICS_PORT', port, reason: 'EADDRINUSE' },
  ]);
  log.stop();
});
