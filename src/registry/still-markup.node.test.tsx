import { useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { DrawOnceContext } from '@/cms/draw-once';
import type { LayoutData } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { pageProps, type PageProps } from '@/registry/page-props';
import { PageWith } from '@/registry/site-page';
import { stillMarkup } from '#cms/still-markup';

const layoutNow = (): LayoutData => ({
  context: { language: 'en', itemPath: '/doctors', pageEditing: false, pageState: 'normal', siteName: '' },
  route: {
    itemId: 'doctors',
    fields: {},
    placeholders: {
      main: [{ componentName: 'Search', uid: 'search' }],
      footer: [{ componentName: 'Footer', uid: 'foot' }],
    },
  },
});

const propsOf = (layout: LayoutData, query: string) =>
  pageProps({
    layout,
    dictionary: {},
    query: new URLSearchParams(query),
    language: 'en',
    pathname: '/doctors',
  });

/** Two blocks with ids that React names; the foot counts how often it is drawn. */
function blocksCounting(extra: ReactNode = null) {
  const drawn = { foot: 0 };
  function Foot() {
    const page = usePage();
    drawn.foot += 1;
    return (
      <footer id={useId()} lang={page.untranslated?.join()}>
        <label htmlFor={useId()}>{'$& Costs $1 & "more"'}</label>
        {extra}
      </footer>
    );
  }
  function Answer() {
    return <p id={useId()}>An answer</p>;
  }
  const find = (name: string) => (name === 'Footer' ? Foot : Answer);
  return { drawn, blocks: { find } };
}

type Blocks = ReturnType<typeof blocksCounting>['blocks'];
const plain = (props: PageProps, blocks: Blocks) =>
  renderToString(<PageWith props={props} blocks={blocks} />);
function made(props: PageProps, blocks: Blocks): string {
  const still = stillMarkup(() => props);
  const page = (
    <DrawOnceContext value={still.draw}>
      <PageWith props={props} blocks={blocks} />
    </DrawOnceContext>
  );
  return still.whole(renderToString(page));
}

test('[B26] [O8] a still block is drawn once for all searches of a page, which are the same as when it is drawn each time', async () => {
  const { blocks, drawn } = blocksCounting();
  const layout = layoutNow();
  const heart = await propsOf(layout, 'query=heart');
  const whole = plain(heart, blocks);
  drawn.foot = 0;
  expect(made(heart, blocks)).toBe(whole);
  expect(made(heart, blocks)).toBe(whole);
  expect(made(await propsOf(layout, 'query=knee'), blocks)).toBe(whole);
  expect(drawn.foot).toBe(1);
});

test('[O5] a block of a layout that was read anew is drawn anew', async () => {
  const { blocks, drawn } = blocksCounting();
  made(await propsOf(layoutNow(), 'query=heart'), blocks);
  made(await propsOf(layoutNow(), 'query=heart'), blocks);
  expect(drawn.foot).toBe(2);
});

test('[A8] other texts that nobody has translated make other markup', async () => {
  const { blocks } = blocksCounting();
  const props = await propsOf(layoutNow(), 'query=heart');
  const foreign = { ...props, page: { ...props.page, untranslated: ['a-key'] } };
  expect(made(props, blocks)).toBe(plain(props, blocks));
  expect(made(foreign, blocks)).toBe(plain(foreign, blocks));
  expect(made(props, blocks)).toBe(plain(props, blocks));
});

test('[A18] a picture that is needed first is said at the beginning of every page', async () => {
  // The optimizer's own component is no part of the rule.
  // oxlint-disable-next-line nextjs/no-img-element
  const { blocks } = blocksCounting(<img src="/-/media/mark.png" alt="" fetchPriority="high" />);
  const props = await propsOf(layoutNow(), 'query=heart');
  const whole = plain(props, blocks);
  expect(whole).toMatch(/^<link rel="preload"/);
  expect(made(props, blocks)).toContain('rel="preload"');
  expect(made(props, blocks)).toBe(whole);
});
