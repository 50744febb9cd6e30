import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, test } from './support';

type Doctor = {
  readonly title: string;
  readonly specialties: readonly string[];
  readonly acceptsNewPatients: boolean;
  readonly hasOnlineScheduling: boolean;
};

/** The doctors of a search's first pages, as the server renders them. */
async function doctors(request: APIRequestContext, query: string, pages = 1): Promise<readonly Doctor[]> {
  const found: Doctor[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const html = await (await request.get(`/find-a-physician?${query}&page=${page}`)).text();
    const json = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    const { props } = JSON.parse(json) as {
      props: {
        pageProps: {
          data: Record<string, { data?: { outcome?: { results: { hits: readonly Doctor[] } } } }>;
        };
      };
    };
    const block = Object.values(props.pageProps.data).find(({ data }) => data?.outcome);
    const hits = block?.data?.outcome?.results.hits ?? [];
    // A page beyond the last one shows the last one.
    found.push(...hits.filter(({ title }) => found.every((other) => other.title !== title)));
  }
  return found;
}

/** Where a property stops the first time, and whether it never comes again after that. */
const isFirst = (list: readonly boolean[]) =>
  !list.slice(list.indexOf(false)).includes(true) || !list.includes(false);

test('[B11] [B7] a new patient gets doctors who take new patients first, a returning one does not', async ({
  request,
}) => {
  for (const query of ['query=cardiology', 'query=heart+doctor', 'query=dermatologist', 'query=']) {
    const found = await doctors(request, query, query === 'query=' ? 18 : 3);
    const taking = found.map(({ acceptsNewPatients }) => acceptsNewPatients);
    expect(taking, query).toContain(false);
    expect(isFirst(taking), query).toBe(true);
    const bookable = found.filter(({ acceptsNewPatients }) => acceptsNewPatients);
    expect(isFirst(bookable.map(({ hasOnlineScheduling }) => hasOnlineScheduling)), query).toBe(true);
  }
  const returning = await doctors(request, 'query=cardiology&typereturn=true', 3);
  expect(isFirst(returning.map(({ acceptsNewPatients }) => acceptsNewPatients))).toBe(false);
});

test('[B7] a search for nothing in particular mixes specialties', async ({ request }) => {
  const found = await doctors(request, 'query=');
  expect(found).toHaveLength(12);
  expect(new Set(found.flatMap(({ specialties }) => specialties)).size).toBeGreaterThan(5);
});

test('[B17] [J6] a doctor who takes no new patients says so, and the request names them', async ({
  page,
}) => {
  await page.goto('/find-a-physician?query=cardiology&page=3');
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: 'Not accepting new patients at this time' })
    .first();
  await expect(card).toBeVisible();
  await expect(card.getByText('Book Online')).toHaveCount(0);
  const profile = String(await card.getByRole('heading').getByRole('link').getAttribute('href'));
  const request = card.getByRole('link', { name: /^Request an appointment with / });
  await expect(request).toHaveAttribute(
    'href',
    new RegExp(`request-an-appointment\\?doctor=${profile.split('/').at(-1)}$`),
  );
  await expectAccessible(page);
});
