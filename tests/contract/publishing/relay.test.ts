import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startRedis, type TestRedis } from '../../support/redis.ts';

type Said = { heard?: readonly string[]; startedInMs?: number; fate?: object | null; others?: string };

type LogLine = { readonly time: string; readonly level: string; readonly event: string };

let redis: TestRedis;
const processes = new Set<ChildProcess>();
before(async () => (redis = await startRedis()));
after(async () => {
  for (const program of processes) program.kill('SIGKILL');
  await redis.end();
});

/** A process of the site, and what it says; everything that it ever said can be waited for. */
async function open() {
  const program = fork(join(import.meta.dirname, 'publishing-process.ts'), {
    env: { ...process.env, REDIS_URL: redis.url },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  processes.add(program);
  let log = '';
  program.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const said: Said[] = [];
  const waiting = new Set<() => void>();
  program.on('message', (message: Said) => {
    said.push(message);
    for (const wake of waiting) wake();
    waiting.clear();
  });
  const until = async <T>(find: () => T | undefined): Promise<T> => {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => waiting.add(resolve));
    }
  };
  const ask = async (question: object, key: keyof Said): Promise<unknown> => {
    const before = said.length;
    program.send(question);
    return until(() => said.slice(before).find((message) => key in message)?.[key] ?? undefined);
  };
  const startedInMs = await until(() => said.find((message) => message.startedInMs !== undefined));
  return {
    startedInMs: startedInMs.startedInMs ?? 0,
    publish: (...deleted: string[]) => program.send({ announce: { deleted } }),
    hears: (address: string) => until(() => said.find(({ heard }) => heard?.includes(address))),
    timesHeard: (address: string) => said.filter(({ heard }) => heard?.includes(address)).length,
    hearsAnything: (sinceMessages: number) =>
      until(() => said.slice(sinceMessages).find(({ heard }) => heard !== undefined)),
    messages: () => said.length,
    fateOf: (address: string) => ask({ fateOf: address }, 'fate'),
    others: () => ask({ others: true }, 'others'),
    log: () => log,
    hang: () => program.kill('SIGSTOP'),
    goOn: () => program.kill('SIGCONT'),
    end: async () => {
      const ended = once(program, 'exit');
      program.kill('SIGKILL');
      await ended;
    },
  };
}

test('[O5] what is published in one process is heard in the other, once, and by one that was away or starts later', async () => {
  const [one, other] = await Promise.all([open(), open()]);
  one.publish('/first');
  await other.hears('/first');
  other.publish('/second');
  await one.hears('/second');

  other.hang();
  for (let number = 0; number < 50; number += 1) one.publish(`/away-${number}`);
  await one.hears('/away-49');
  other.goOn();
  for (let number = 0; number < 50; number += 1) await other.hears(`/away-${number}`);
  one.publish('/last');
  await other.hears('/last');
  assert.deepEqual([one.timesHeard('/first'), other.timesHeard('/away-7')], [1, 1]);

  // It has made nothing yet that could be old; what was deleted before its start it knows.
  const third = await open();
  assert.deepEqual(await third.fateOf('/second'), { kind: 'said' });
  assert.equal(third.messages(), 2);
  await Promise.all([one.end(), other.end(), third.end()]);
});

test('[O5] [O8] a Redis that hangs, dies and comes back empty: each goes on, and hears afterwards what it missed', async () => {
  const [one, other] = await Promise.all([open(), open()]);
  redis.hang();
  one.publish('/while-it-hangs');
  await one.hears('/while-it-hangs');
  redis.goOn();
  await other.hears('/while-it-hangs');

  await redis.end();
  while ((await other.others()) !== 'notReached');
  one.publish('/while-it-is-dead');
  await one.hears('/while-it-is-dead');
  const late = await open();
  assert.ok(late.startedInMs < 5000);
  const before = late.messages();
  await redis.startAgain();
  await Promise.all([other.hears('/while-it-is-dead'), late.hearsAnything(before)]);
  one.publish('/after');
  await Promise.all([other.hears('/after'), late.hears('/after')]);
  const lines = (other.log().match(/^{.*}$/gm) ?? []).map((line) => JSON.parse(line) as LogLine);
  assert.deepEqual(
    lines.map(({ level, event }) => [level, event]),
    [
      ['error', 'redis.away'],
      ['warn', 'redis.back'],
    ],
  );
  for (const { time } of lines) assert.match(time, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  assert.equal(await other.others(), 'reached');
  await Promise.all([one.end(), other.end(), late.end()]);
});
