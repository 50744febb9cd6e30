import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startRedis, type TestRedis } from '../../support/redis.ts';

// By computed names: the site's files belong to another project of the compiler.
const site = join(process.cwd(), 'src/server');
type Store = { close: () => void };
type Options = {
  url: string;
  scope: string;
  position: () => string | undefined;
  outdatedAt: () => number;
  keptSeconds: number;
};
const { PageStore, scopeOf } = (await import(join(site, 'page-store.ts'))) as {
  PageStore: new (options: Options) => Store;
  scopeOf: (buildId: string, environment: object) => string;
};
type Page = { status?: number; body: string; control?: string };
type Front = { port: number; asked: readonly { url: string }[]; cache: { outdate: () => void } };
const { serve, ask, closeAll } = (await import(join(site, 'testing/front.ts'))) as {
  serve: (pages: (url: string) => Page, store: Store) => Promise<Front>;
  ask: (port: number, path: string) => Promise<{ status: number; body: Buffer; headers: object }>;
  closeAll: () => void;
};

let redis: TestRedis;
const stores: Store[] = [];
before(async () => (redis = await startRedis()));
after(async () => {
  closeAll();
  for (const store of stores) store.close();
  await redis.end();
});

const long = 'Clínica. '.repeat(200);
const settings = { LANGUAGES: ['en'], PORT: 3000, PUBLISH_SECRET: 'x' };
const scope = scopeOf('build-1', settings);

/** A process of the site: its front before a framework that makes what it is told, with the pages of all in Redis. */
async function open(own: Partial<Options> & { readonly text: string }) {
  const state = {
    position: '1-0' as string | undefined,
    outdatedAt: 0,
    text: own.text,
    control: 's-maxage=60',
  };
  const store = new PageStore({
    url: redis.url,
    scope,
    keptSeconds: 60,
    position: () => state.position,
    outdatedAt: () => state.outdatedAt,
    ...own,
  });
  stores.push(store);
  const front = await serve(
    (url) => ({ body: `${state.text} ${url} ${long}`, control: state.control }),
    store,
  );
  const read = async (path: string) => (await ask(front.port, path)).body.toString().split(' ')[0];
  return { state, front, read };
}

/**
 * Opens processes until one finds a page that another made: it is written after its visitor was answered, if Redis was
 * reached by then.
 */
async function openUntilFound(path: string) {
  for (;;) {
    const process = await open({ text: 'first' });
    await process.read(path);
    if (process.front.asked.length === 0) return process;
  }
}

test('[O5] a page that one process made serves the others and the next start, until something is published', async () => {
  const first = await open({ text: 'first' });
  assert.equal(await first.read('/visit'), 'first');
  const second = await openUntilFound('/visit');
  assert.equal(await second.read('/visit'), 'first');
  assert.equal(second.front.asked.length, 0);

  // Published, and heard of by one that never had the page; or in doubt whether something was.
  const heard = await open({ text: 'new' });
  heard.state.position = '2-0';
  assert.equal(await heard.read('/visit'), 'new');
  const inDoubt = await open({ text: 'made', position: () => undefined });
  assert.equal(await inDoubt.read('/visit'), 'made');
  const outdated = await open({ text: 'again', outdatedAt: () => Date.now() + 1000 });
  assert.equal(await outdated.read('/visit'), 'again');
});

test('[O5] no page of another build or configuration is shown, and none that lacks something is kept', async () => {
  const one = await open({ text: 'one' });
  one.state.control = 's-maxage=1';
  assert.equal(await one.read('/partial'), 'one');
  one.state.control = 's-maxage=60';
  await one.read('/whole');
  await openUntilFound('/whole');
  const others = [
    scopeOf('build-2', settings),
    scopeOf('build-1', { ...settings, LANGUAGES: ['en', 'ar'] }),
    scopeOf('build-1', { ...settings, CAPTCHA_PROVIDER: 'hcaptcha' }),
  ];
  for (const other of others) {
    const process = await open({ text: 'other', scope: other });
    assert.equal(await process.read('/whole'), 'other');
  }
  assert.equal(scopeOf('build-1', { PORT: 4711, PUBLISH_SECRET: 'x', LANGUAGES: ['en'] }), scope);
  const same = await open({ text: 'same' });
  assert.equal(await same.read('/partial'), 'same');
});

test('[O8] a Redis that hangs or is dead keeps no visitor from their page', async () => {
  redis.hang();
  const process = await open({ text: 'made' });
  for (const path of ['/a', '/b', '/c']) assert.equal(await process.read(path), 'made');
  redis.goOn();
  await redis.end();
  for (const path of ['/d', '/e']) assert.equal(await process.read(path), 'made');
  await redis.startAgain();
  assert.equal(await process.read('/f'), 'made');
});
