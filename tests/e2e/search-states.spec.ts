import { expect, test } from './support';

const rounds = 200;
const atOnce = 4;

/** Numbers that look random and are the same in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

const pages = [
  {
    path: '/find-a-physician',
    filters: [
      'c_gender_s:"Female"',
      'c_languages_sm:"Spanish"',
      'c_visible_specialties_sm:"Cardiology"',
      'c_telehealth_b:"true"',
      'c_patient_ages_sm:"Pediatric"',
      'c_next_available_tdt:"within-14-days"',
    ],
    sorts: ['overallrating_tf desc', 'c_last_name_s asc', 'c_next_available_tdt asc', 'geodist() asc'],
  },
  {
    path: '/comer/find-a-physician',
    filters: ['c_patient_ages_sm:"Adult"', 'c_languages_sm:"Spanish"'],
    sorts: ['c_last_name_s asc'],
  },
  {
    path: '/find-a-location',
    filters: ['c_location_types_sm:"Hospital"', 'c_free_or_discount_parking_s:"Free parking"'],
    sorts: ['resulttitle_s asc', 'geodist() asc'],
  },
  {
    path: '/conditions-services',
    filters: ['c_visible_specialties_sm:"Neurology"'],
    sorts: ['resulttitle_s asc'],
  },
  { path: '/find-a-clinical-trial', filters: ['c_gender_s:"Female"', 'c_age_group_s:"Adult"'], sorts: [] },
] as const;
const queries = [
  '',
  'heart',
  'heart doctor',
  'cardoilogy',
  'knee pain',
  'a "quoted" <b>',
  'zzzz',
  'ñandú',
  '%',
  'asthma',
  'spanish speaking heart doctor near 60637',
  'kids allergy doctor',
];
const places = ['', '', '60637', 'Evanston', 'nowhere at all'];

/** A random search of a random page, as an address. */
function randomAddress(random: (below: number) => number): string {
  const page = pages[random(pages.length)] ?? pages[0];
  const parameters = new URLSearchParams();
  parameters.set('query', queries[random(queries.length)] ?? '');
  const place = places[random(places.length)] ?? '';
  if (place) parameters.set('distance', place);
  if (place && random(2) === 0) parameters.set('radius', String([5, 25, 50][random(3)]));
  for (const filter of page.filters)
    if (random(3) === 0) parameters.append(random(2) === 0 ? 'filter' : 'fq', filter);
  const sort = page.sorts[random(page.sorts.length + 1)];
  if (sort) parameters.set('sort', sort);
  for (const flag of ['allSite', 'typereturn', 'asTyped']) if (random(4) === 0) parameters.set(flag, 'true');
  if (random(3) === 0) parameters.set('page', String(1 + random(4)));
  return `${page.path}?${parameters.toString()}`;
}

type Shown = {
  readonly outcome: unknown;
  readonly source: string;
  readonly type: string;
  readonly subsite: string;
};

function blockData(html: string): Shown {
  const json = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { props } = JSON.parse(json) as {
    props: {
      pageProps: {
        data: Record<
          string,
          {
            ok: boolean;
            data?: {
              source?: string;
              outcome?: unknown;
              model?: { type: string };
              subsite?: string | null;
            };
          }
        >;
      };
    };
  };
  const found = Object.values(props.pageProps.data).find(({ data }) => data?.outcome !== undefined)?.data;
  return {
    outcome: found?.outcome,
    source: String(found?.source),
    type: String(found?.model?.type),
    subsite: found?.subsite ?? '',
  };
}

test('[B2] [B26] what the server renders for an address is what the page fetches for it, in 200 random states', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const random = randomFrom(20_260_101);
  const addresses = Array.from({ length: rounds }, () => randomAddress(random));
  let withResults = 0;
  const check = async (address: string) => {
    // Between two questions somebody may book a visit, and the next one of a card is another.
    await expect(async () => {
      const { outcome, source, type, subsite } = blockData(await (await request.get(address)).text());
      const query = address.slice(address.indexOf('?') + 1);
      const parameters = new URLSearchParams({
        source,
        type,
        language: 'en',
        ...(subsite ? { subsite } : {}),
      });
      const answer = (await (await request.get(`/api/search?${parameters.toString()}&${query}`)).json()) as {
        results?: { total: number };
      };
      expect(answer, address).toEqual(outcome);
      if ((answer.results?.total ?? 0) > 0) withResults += 1;
    }).toPass({ timeout: 10_000 });
  };
  const queue = [...addresses];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) await check(next);
    }),
  );
  expect(withResults).toBeGreaterThan(rounds / 4);
});

test('[B2] a state survives a reload, Back and Forward', async ({ page }) => {
  await page.goto(
    '/find-a-physician?query=cardiology&distance=60637&radius=25&sort=overallrating_tf+desc&page=2',
  );
  const names = () => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
  const first = await names();
  expect(first.length).toBeGreaterThan(0);
  await page.reload();
  expect(await names()).toEqual(first);
  await page.getByLabel('Sort by').selectOption('c_last_name_s asc');
  await expect(page).toHaveURL(/c_last_name_s/);
  await expect.poll(names).not.toEqual(first);
  const second = await names();
  await page.goBack();
  await expect.poll(names).toEqual(first);
  await page.goForward();
  await expect.poll(names).toEqual(second);
});
