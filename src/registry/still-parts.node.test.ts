import type { LayoutData } from '@/cms/layout-data';
import { pageProps } from '@/registry/page-props';

/** A page with blocks that say the same to everybody, one that answers the address, and one whose menu cannot be had. */
const layoutNow = (): LayoutData => ({
  context: { language: 'en', itemPath: '/doctors', pageEditing: false, pageState: 'normal', siteName: '' },
  route: {
    itemId: 'doctors',
    fields: {},
    placeholders: {
      header: [
        { componentName: 'Header', uid: 'head', fields: { megaNavigation: { id: 'menu', fields: {} } } },
      ],
      main: [{ componentName: 'Search', uid: 'search' }],
      footer: [{ componentName: 'Footer', uid: 'foot', fields: { copyrightText: { value: 'Calder' } } }],
    },
  },
});

const ask = (layout: LayoutData, query: string, more: Partial<Parameters<typeof pageProps>[0]> = {}) =>
  pageProps({
    layout,
    dictionary: {},
    query: new URLSearchParams(query),
    language: 'en',
    pathname: '/doctors',
    ...more,
  });

beforeAll(() => {
  // Nobody listens there.
  process.env.GRAPH_QL_ENDPOINT = 'http://127.0.0.1:64999/edge';
});

test('[B26] [O8] what does not hang on the address is made once for a layout; the answer to the address is its own', async () => {
  const layout = layoutNow();
  const one = await ask(layout, 'query=heart');
  const other = await ask(layout, 'query=knee');
  expect(other).toEqual(one);
  expect(other.data.foot).toBe(one.data.foot);
  expect(other.placeholders).toBe(one.placeholders);
  expect(other.phrases).toBe(one.phrases);
  expect(other.data.search).not.toBe(one.data.search);
});

test('[O5] a layout that was read anew, as after a publish, keeps nothing of the one before', async () => {
  const before = await ask(layoutNow(), 'query=heart');
  const after = await ask(layoutNow(), 'query=heart');
  expect(after.data.foot).toEqual(before.data.foot);
  expect(after.data.foot).not.toBe(before.data.foot);
});

test('[O8] what a service did not say is asked for again', async () => {
  const layout = layoutNow();
  const one = await ask(layout, 'query=heart');
  expect(one.data.head).toMatchObject({ ok: true, isPartial: true });
  expect((await ask(layout, 'query=heart')).data.head).not.toBe(one.data.head);
});

test('[K10] a page to which somebody sent a form is made for them alone, and nothing of it is kept', async () => {
  const layout = layoutNow();
  const allowance = { take: async () => true, giveBack: async () => undefined };
  const posted = { fields: new URLSearchParams('email=a@example.org'), files: new Map(), allowance };
  const theirs = await ask(layout, '', { posted });
  const one = await ask(layout, 'query=heart');
  expect(one.data.foot).not.toBe(theirs.data.foot);
  expect((await ask(layout, '', { posted })).data.foot).not.toBe(one.data.foot);
});
