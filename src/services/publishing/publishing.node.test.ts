import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figuresText } from '@/lib/metrics';
import { onPublication, type Publication } from '@/lib/publications';
import type { Check } from '#services/publishing/check';
import { eventSchema, readEvent } from '#services/publishing/event';
import { PublishQueue, type QueueOptions, type Waiting } from '#services/publishing/queue';
import { Teller } from '#services/publishing/tell';

const languages = ['en', 'es-MX', 'ar'];
const read = (body: unknown) => readEvent(eventSchema.parse(body), languages);

test('[O5] our own event names pages in one language or in all, deletions and renames', () => {
  const event = read({
    pages: [
      { path: '/Visit/', version: 3 },
      { path: '/old', language: 'ES-mx', operation: 'delete' },
      { path: '/new', from: '/Before', language: 'ar', operation: 'rename' },
    ],
  });
  expect(event.pages.map(({ path, language, operation }) => `${operation} ${language} ${path}`)).toEqual([
    'update en /visit',
    'update es-MX /visit',
    'update ar /visit',
    'delete es-MX /old',
    'rename ar /new',
  ]);
  expect(event.pages.at(-1)?.from).toBe('/before');
  expect(read({ everything: true })).toMatchObject({ pages: [], unknownLanguages: [] });
  expect(read({ pages: [{ path: '/a', language: 'fr' }] }).unknownLanguages).toEqual(['fr']);
});

test.each([
  ['nothing', {}],
  ['no page', { pages: [] }],
  ['a path without its slash', { pages: [{ path: 'visit' }] }],
  ['a path with a query', { pages: [{ path: '/visit?a=1' }] }],
  ['another host', { pages: [{ path: '//evil.example/a' }] }],
  ['a path that climbs', { pages: [{ path: '/a/../b' }] }],
  ['a route', { pages: [{ path: '/api/search' }] }],
  ['files of the build', { pages: [{ path: '/_next/static/x' }] }],
  ['a twin', { pages: [{ path: '/live/a' }] }],
  ['a rename without its old path', { pages: [{ path: '/a', operation: 'rename' }] }],
  ['an operation that nobody knows', { pages: [{ path: '/a', operation: 'archive' }] }],
  ['too many pages', { pages: Array.from({ length: 201 }, () => ({ path: '/a' })) }],
])('[O5] an event with %s is refused', (_what, body) => {
  expect(eventSchema.safeParse(body).success).toBe(false);
});

test('[O5] Edge’s webhook names items by their ids, layouts and media among them, of all sites', () => {
  const id = 'FA27B51EE4394CBB89F8F451B13FF9DC';
  const update = (identifier: string, operation: string, culture: string, kind = 'Item') => ({
    identifier,
    entity_definition: kind,
    operation,
    entity_culture: culture,
  });
  const event = read({
    invocation_id: '56a95d51-b2af-496d-9bf1-a4f7eea5a7cf',
    updates: [
      update(id, 'Update', 'en'),
      update(`${id}-layout`, 'Update', 'en', 'LayoutData'),
      update('0d1e2f3a-1111-4222-8333-0123456789ab', 'Delete', 'es-mx'),
      update(`${id}-media`, 'Update', 'en', 'Media'),
      update(id, 'Update', 'de-DE'),
      update('../../etc/passwd', 'Update', 'en'),
    ],
    continues: false,
  });
  expect(event).toEqual({
    pages: [],
    items: [
      { id, language: 'en', isDeleted: false },
      { id: '0d1e2f3a-1111-4222-8333-0123456789ab', language: 'es-MX', isDeleted: true },
    ],
    hasMedia: true,
    unknownLanguages: ['de-DE'],
  });
});

describe('the queue', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'foyer-publishing-'))));
  const queues: PublishQueue[] = [];
  afterEach(async () => {
    for (const queue of queues.splice(0)) await queue.settled();
    rmSync(folder, { recursive: true, force: true });
  });
  function openQueue(options: Omit<QueueOptions, 'folder'> & { readonly folder?: string }): PublishQueue {
    const queue = new PublishQueue({ folder, ...options });
    queues.push(queue);
    return queue;
  }

  const page = (path: string, version?: number) => ({
    page: { path, language: 'en', operation: 'update' as const, version },
  });
  /** A CMS whose answers a test gives, and which tells when it is asked. */
  function cms(...answers: Check[]) {
    const asked: Waiting['what'][] = [];
    const waiters: (() => void)[] = [];
    return {
      asked,
      check: (what: Waiting['what']) => {
        asked.push(what);
        for (const waiter of waiters.splice(0)) waiter();
        return Promise.resolve(answers.shift() ?? 'delivered');
      },
      until: async (isSo: () => boolean) => {
        while (!isSo()) await new Promise<void>((resolve) => setImmediate(resolve));
      },
    };
  }
  const names = () => readdirSync(folder).filter((name) => name.endsWith('.json'));

  test('[O5] a page that the CMS does not deliver yet is asked for until it does', async () => {
    const { check, asked, until } = cms('unavailable', 'behind', 'delivered');
    const queue = openQueue({ check, delaysMs: [1] });
    await queue.add(page('/visit', 4));
    await until(() => asked.length === 3 && names().length === 0);
    expect(queue.status()).toMatchObject({ waiting: [], givenUp: 0, unknownPaths: 0 });
    expect(figuresText()).toMatch(/^foyer_publish_delay_seconds_count\{step="cms"\} 1$/m);
  });

  test('[O5] what waits outlives the process, and a hundred events about a page are one', async () => {
    const down = cms(...Array.from({ length: 500 }, () => 'behind' as const));
    const first = openQueue({ check: down.check, delaysMs: [3_600_000] });
    for (let version = 1; version <= 100; version += 1) await first.add(page('/visit', version));
    await first.add(page('/visit', 7));
    await first.add(page('/other'));
    await down.until(() => first.status().waiting.every(({ tries }) => tries > 0));
    expect(first.status().waiting.map(({ reason }) => reason)).toEqual(['behind', 'behind']);
    writeFileSync(join(folder, 'cut-off.json'), '{"what":{"pa');

    const { check, asked, until } = cms();
    const second = openQueue({ check });
    await second.resume();
    await until(() => asked.length === 2 && names().length === 0);
    expect(asked.map((what) => 'page' in what && [what.page.path, what.page.version]).toSorted()).toEqual([
      ['/other', undefined],
      ['/visit', 100],
    ]);
  });

  test('[O5] a disk that cannot be written costs only that, and the status says so', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    writeFileSync(join(folder, 'file'), '');
    const { check, asked, until } = cms('unavailable');
    const queue = openQueue({ folder: join(folder, 'file'), check, delaysMs: [1] });
    await queue.add(page('/visit'));
    await queue.add(page('/other'));
    expect(queue.status().isDiskFailing).toBe(true);
    await until(() => asked.length >= 3 && queue.status().waiting.length === 0);
    expect(JSON.parse(String(said.mock.calls[0]?.[0]))).toMatchObject({
      level: 'error',
      event: 'publish.not-written',
      reason: expect.stringMatching(/^E/) as unknown,
    });
    said.mockRestore();
  });

  test('[O5] what nobody knows is left and counted, and what takes too long is given up with a word', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const { check, until } = cms('unknownPath', 'behind', 'behind');
    const queue = openQueue({ check, delaysMs: [1], maxAgeMs: -1 });
    await queue.add(page('/never'));
    await until(() => queue.status().waiting.length === 0);
    await queue.add(page('/slow', 9));
    await until(() => queue.status().waiting.length === 0);
    expect(queue.status()).toMatchObject({ givenUp: 1, unknownPaths: 1 });
    expect(JSON.parse(String(said.mock.calls[0]?.[0]))).toMatchObject({
      level: 'error',
      event: 'publish.given-up',
      reason: 'behind',
      tries: 1,
    });
    said.mockRestore();
  });

  test('[O5] a large event asks the CMS for few pages at the same time', async () => {
    let asking = 0;
    let most = 0;
    const { until } = cms();
    const queue = openQueue({
      check: async () => {
        most = Math.max(most, (asking += 1));
        await new Promise<void>((resolve) => setImmediate(resolve));
        asking -= 1;
        return 'delivered';
      },
    });
    await Promise.all(Array.from({ length: 50 }, (_none, at) => queue.add(page(`/page-${at}`))));
    await until(() => queue.status().waiting.length === 0);
    expect(most).toBeLessThan(10);
  });
});

test('[O5] what is found of many pages outdates everything once', () => {
  const told: Publication[] = [];
  onPublication((publication) => told.push(publication));
  const teller = new Teller(3_600_000);
  teller.add({});
  teller.add({ deleted: ['/a'] });
  teller.add({ deleted: ['/a', '/b'], moved: [{ from: '/c', to: '/d' }] });
  expect(told).toHaveLength(0);
  teller.flush();
  teller.flush();
  expect(told).toMatchObject([{ deleted: ['/a', '/b'], moved: [{ from: '/c', to: '/d' }] }]);
});
