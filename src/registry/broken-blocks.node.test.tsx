import { renderToString } from 'react-dom/server';
import type { BlockDescriptor, Loader } from '@/cms/block';
import { RenderStateContext, renderPastBroken } from '@/cms/broken-blocks';
import type { RouteData } from '@/cms/layout-data';
import type { AnyBlock, Registry } from '@/cms/placeholder';
import { leaveOut } from '@/registry/leave-out';
import { pageOf } from '@/registry/load-page';
import { pageProps, type PageProps } from '@/registry/page-props';
import { runLoaders } from '@/registry/run-loaders';
import { PageWith } from '@/registry/site-page';
import { normalizeLayout } from '#cms/normalize-layout';
import { newPatience, withPatience } from '@/lib/patience';
import { hearLog } from '@/lib/testing/heard-log';

// A site of one language asks no CMS for the other languages of a page.
process.env.LANGUAGES = 'en';

let log: ReturnType<typeof hearLog>;
beforeEach(() => {
  log = hearLog();
});
afterEach(() => log.stop());

const speech = { language: 'en', defaultLanguage: 'en' };

/** The properties of a page at `/about` with blocks of these names in its main region; a block's uid is its name. */
function propsWith(...names: readonly string[]): Promise<PageProps> {
  const main = names.map((name) => ({ componentName: name, uid: name }));
  const answer = { sitecore: { context: {}, route: { fields: {}, itemId: '', placeholders: { main } } } };
  const layout = normalizeLayout(answer, speech);
  const query = new URLSearchParams({ q: 'secret' });
  return pageProps({ layout, dictionary: {}, query, language: 'en', pathname: '/about' });
}

const Sound: AnyBlock = () => <p>still here</p>;
const Throwing: AnyBlock = () => {
  throw new Error('at host 10.0.0.1');
};
const registry: Registry = {
  find: (name) => (name.startsWith('Throwing') ? Throwing : Sound),
};

function render(props: PageProps): Promise<string> {
  return renderPastBroken(
    (state) =>
      renderToString(
        <RenderStateContext value={state}>
          <PageWith props={props} blocks={registry} />
        </RenderStateContext>,
      ),
    (block, error) => leaveOut(block, error, props),
  );
}

describe('a block that throws', () => {
  test('[P3] is left out and logged once, with the path of the page', async () => {
    const props = await propsWith('ThrowingOnce', 'Sound');
    const before = log.lines().length;
    expect(await render(props)).toContain('still here');
    await render(props);
    expect(log.lines().slice(before)).toEqual([
      { level: 'error', event: 'block-failed', name: 'ThrowingOnce', path: '/about' },
    ]);
  });

  test('[P3] takes its page down when the page is about it', async () => {
    const props = { ...(await propsWith('ThrowingSubject', 'Sound')), subjects: ['ThrowingSubject'] };
    await expect(render(props)).rejects.toThrow('at host');
  });
});

describe('a block whose loader finds nothing', () => {
  const nothing = { ok: false, error: 'notFound' } as const;

  test('[P3] is left out; its page is there and whole', async () => {
    const props = { ...(await propsWith('Other', 'Sound')), data: { Other: nothing } };
    expect((await render(props)).split('still here')).toHaveLength(2);
    expect(pageOf(props, false)).toMatchObject({ kind: 'page', isWhole: true });
  });

  test('[P3] is no page when the page is about it', async () => {
    const props = { ...(await propsWith('Other')), data: { Other: nothing }, subjects: ['Other'] };
    expect(pageOf(props, false)).toEqual({ kind: 'notFound' });
  });
});

test('[P3] names that are unknown are logged once, with the path without its query', async () => {
  await propsWith('NobodyKnowsThis', 'Widget');
  await propsWith('NobodyKnowsThis', 'Widget');
  expect(log.lines()).toEqual([
    { level: 'error', event: 'block-unknown', name: 'NobodyKnowsThis', path: '/about' },
  ]);
});

describe('a loader', () => {
  async function resultOf(name: string, load: Loader<unknown>): Promise<unknown> {
    const route: RouteData = {
      fields: {},
      itemId: '',
      placeholders: { main: [{ componentName: name, uid: '1' }] },
    };
    const place = { language: 'en', itemPath: '/about', itemId: '', siteName: '', pathname: '/about' };
    const descriptors = new Map<string, BlockDescriptor>([[name, { load }]]);
    return (await runLoaders({ ...place, route, query: new URLSearchParams() }, descriptors))['1'];
  }

  const never = new Promise<never>(() => undefined);
  const cases: readonly (readonly [string, Loader<unknown>, string, string])[] = [
    [
      'says a code',
      () => Promise.resolve({ ok: false, error: 'searchUnavailable' }),
      'searchUnavailable',
      'searchUnavailable',
    ],
    ['throws', () => Promise.reject(new Error('at host 10.0.0.1')), 'unavailable', 'threw'],
    [
      'throws before it waits',
      () => {
        throw new Error('at host 10.0.0.1');
      },
      'unavailable',
      'threw',
    ],
    ['is late', () => never, 'unavailable', 'late'],
  ];
  test.each(cases)(
    '[P3] that %s is logged once, and its block is told',
    async (what, load, error, reason) => {
      const name = `Loader ${what}`;
      expect(await resultOf(name, load)).toEqual({ ok: false, error });
      expect(await resultOf(name, load)).toEqual({ ok: false, error });
      expect(log.lines()).toEqual([
        { level: 'error', event: 'block-data-failed', name, path: '/about', reason },
      ]);
    },
  );

  test('[P3] [O8] has little time where the CMS has kept the page waiting, and says itself that it was late', async () => {
    const waiting: Loader<unknown> = ({ signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ ok: true, data: 'call us' }), { once: true });
      });
    const startedAt = performance.now();
    const said = await withPatience(newPatience(0), () => resultOf('Loader that waits', waiting));
    expect(performance.now() - startedAt).toBeLessThan(800);
    expect(said).toEqual({ ok: true, data: 'call us' });
    expect(log.lines()).toMatchObject([{ event: 'block-data-failed', reason: 'late' }]);
  });

  test('[P3] [O8] has what is left of the wait for the CMS, which is no whole number of milliseconds', async () => {
    const load: Loader<unknown> = () => Promise.resolve({ ok: true, data: 'here' });
    const found = withPatience(newPatience(1234.5), () => resultOf('Loader in time', load));
    expect(await found).toEqual({ ok: true, data: 'here' });
  });

  test('[P3] that finds nothing is not logged', async () => {
    await resultOf('Loader without a page', () => Promise.resolve({ ok: false, error: 'notFound' }));
    expect(log.lines()).toEqual([]);
  });
});
