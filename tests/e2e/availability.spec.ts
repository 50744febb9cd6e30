import { expect, test } from './support';
import { wizardOf } from './journey';

type Manifest = {
  readonly request: string;
  readonly output: readonly { readonly type: string; readonly url: string }[];
};
type SlotRecord = {
  readonly status: string;
  readonly start: string;
  readonly extension?: readonly { readonly valueUrl: string }[];
};

const manifestPath = '/api/availability/$bulk-publish';
const pathOf = (url: string): string => {
  const { pathname, hash } = new URL(url);
  return pathname + hash;
};

test.describe('open times for other programs', () => {
  test('[I21] the list and its files come compressed, may be kept for five minutes, and are not sent twice', async ({
    request,
  }) => {
    const answer = await request.get(manifestPath);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('public, max-age=300');
    const { request: own, output } = (await answer.json()) as Manifest;
    expect(new URL(own).pathname).toBe(manifestPath);
    const files = output.filter(({ type }) => type === 'Slot').map(({ url }) => pathOf(url));
    // Clinics are open on one day or another of a week.
    const sizes = await Promise.all(
      files.slice(-7).map(async (path) => ({ path, text: await (await request.get(path)).text() })),
    );
    const fullest = sizes.toSorted((a, b) => b.text.length - a.text.length)[0]?.path ?? '';
    const file = await request.get(fullest, { headers: { 'accept-encoding': 'gzip' } });
    expect(file.status()).toBe(200);
    expect(file.headers()['content-type']).toContain('application/fhir+ndjson');
    expect(file.headers()['content-encoding']).toBe('gzip');
    const again = await request.get(fullest, { headers: { 'if-none-match': file.headers()['etag'] ?? '' } });
    expect(again.status()).toBe(304);
    expect((await request.get('/api/availability/slots-1999-01-01-1.ndjson')).status()).toBe(404);
    expect((await request.get('/api/availability/..%2F..%2Finsurance')).status()).toBe(404);
    expect((await request.post(manifestPath)).status()).toBe(405);
  });

  test('[I21] a link of a free time opens the booking at it; when it is gone the visitor is told', async ({
    page,
    request,
  }) => {
    const { output } = (await (await request.get(manifestPath)).json()) as Manifest;
    const slots = output.filter(({ type }) => type === 'Slot');
    // Not the nearest days, which are nearly full.
    const texts = await Promise.all(
      slots.slice(-7).map(async ({ url }) => (await request.get(pathOf(url))).text()),
    );
    const free = texts
      .join('')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as SlotRecord)
      .find(({ status }) => status === 'free');
    const link = new URL(free?.extension?.[0]?.valueUrl ?? '');
    // As an aggregator adds to it.
    const search = '?source=aggregator&booking-referral=7f9c';
    await page.goto(link.pathname + search + link.hash);
    const wizard = wizardOf(page);
    await expect(wizard).toBeVisible({ timeout: 20_000 });
    const date = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Chicago',
      month: 'long',
      day: 'numeric',
    }).format(new Date(free?.start ?? ''));
    const time = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Chicago',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(free?.start ?? ''));
    await expect(wizard).toContainText(date);
    await expect(wizard).toContainText(time.slice(0, time.indexOf(' ')));
    expect(new URL(page.url()).hash).toBe('');

    // A time that nobody offers: what a link is once somebody else has booked.
    await page.goto(`${link.pathname}${link.hash.replace(/book=(\d+)/, 'book=1000')}`);
    await page.reload();
    await expect(
      page.getByText('The time of your link is no longer free. These times are open:'),
    ).toBeVisible({
      timeout: 20_000,
    });
    await expect(wizard).toBeHidden();
  });
});
