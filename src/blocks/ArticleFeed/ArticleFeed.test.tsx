import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fixtures } from '@/blocks/ArticleFeed/fixtures';
import { ArticleFeed } from '@/blocks/ArticleFeed/ArticleFeed';
import type { ArticlesAnswer } from '@/contracts/articles';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { stories } from '@/features/content/testing/stories';

checkBlock('H3', 'ArticleFeed', ArticleFeed, fixtures);

const loadMore = () => screen.getByRole('link', { name: 'Load More' });
const asked: string[] = [];
const ownFetch = globalThis.fetch;
let answer: ArticlesAnswer | undefined;

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return (answer ? { ok: true, json: async () => answer } : { ok: false }) as Response;
  };
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

test('[H3] years are links that reload the page with ?subfilter={year} from its first page', () => {
  renderBlock(ArticleFeed, fixtures.ofAYear);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('2031')).toBe('/forefront?subfilter=2031#stories-uid');
  expect(hrefOf('All years')).toBe('/forefront#stories-uid');
  expect(screen.getByRole('link', { name: '2030' }).getAttribute('aria-current')).toBe('true');
  expect(loadMore().getAttribute('href')).toBe('/forefront?subfilter=2030&page=2#stories-uid-7');
});

test('[H3] "Load More" appends the next page, keeps the address, and goes while nothing remains', async () => {
  window.history.replaceState(null, '', '/forefront');
  renderBlock(ArticleFeed, fixtures.default);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  answer = { articles: stories(6, {}, 7), total: 13, untranslated: [] };
  fireEvent.click(loadMore());
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12));
  expect(Object.fromEntries(new URL(asked[0] ?? '', 'http://a').searchParams)).toEqual({
    page: '2',
    rows: '6',
    language: 'en',
    channel: 'a1b2',
  });
  // The first new story has the focus, and a reload finds the same list.
  expect(document.activeElement?.textContent).toBe('Story 7');
  expect(window.location.search).toBe('?page=2');
  expect(screen.getByRole('status').textContent).toBe('12 of 13 stories');
  // A story that a publication has moved on comes a second time.
  answer = { articles: stories(2, {}, 12), total: 13, untranslated: [] };
  fireEvent.click(loadMore());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('13 of 13 stories'));
  expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull();
});

test('[H3] while more stories cannot be loaded, those that are there stay and the link too', async () => {
  renderBlock(ArticleFeed, fixtures.default);
  answer = undefined;
  fireEvent.click(loadMore());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'More stories could not be loaded. Please try again.',
  );
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(loadMore()).toBeTruthy();
});

test('[H3] whoever opens "Load More" in a new tab gets the page that the link names', async () => {
  renderBlock(ArticleFeed, fixtures.default);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom goes nowhere; only whether the browser would is asked.
  loadMore().addEventListener('click', (own) => own.preventDefault(), { once: true });
  await act(async () => void loadMore().dispatchEvent(event));
  expect(asked).toEqual([]);
});

test('[H3] no button where everything is shown; alternate cards have their own words', () => {
  const whole = renderBlock(ArticleFeed, fixtures.whole);
  expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull();
  whole.unmount();
  const seven = renderBlock(ArticleFeed, {
    ...fixtures.whole,
    data: { ...fixtures.whole.data, articles: stories(7), total: 7 },
  });
  expect(screen.queryByRole('link', { name: 'Load More' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  seven.unmount();
  renderBlock(ArticleFeed, fixtures.alternate);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'Further stories' })).toBeTruthy();
});

test('[H3] below larger pictures stories are rows without excerpts', () => {
  renderBlock(ArticleFeed, fixtures.rows);
  expect(screen.getAllByRole('list').at(-1)?.className).toBe('cards rows');
  expect(screen.queryByText('What story 1 says.')).toBeNull();
});

test('[H3] what a card says ends with a sentence', () => {
  const abstract = `${'A sentence that is long enough. '.repeat(4)}And what no longer fits here.`;
  renderBlock(ArticleFeed, {
    ...fixtures.whole,
    data: { ...fixtures.whole.data, articles: stories(1, { abstract }) },
  });
  expect(screen.getByText('A sentence that is long enough. '.repeat(4).trim())).toBeTruthy();
});

test('[H3] a year without articles says so and keeps the other years', () => {
  renderBlock(ArticleFeed, fixtures.emptyYear);
  expect(screen.getByText('There are no stories from 1999 here. Please choose another year.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '2031' })).toBeTruthy();
});

test('[A8] [H3] the author’s words for more stories say that they are English where nobody translated them', () => {
  const ar = { direction: 'rtl', language: 'ar' } as const;
  renderBlock(ArticleFeed, { ...fixtures.alternate, page: { ...fixtures.alternate.page, ...ar } });
  expect(screen.getByText('Further stories').lang).toBe('en');
});
