import '@/analytics/queue';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as plainExpect, test as plainTest } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';
import { expect, expectAccessible, test } from './support';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('[L3] [L4] a film of this site plays with captions, beside its transcript, and one Close ends both', async ({
  page,
}) => {
  const parts: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.webm')) parts.push(answer.status());
  });
  await page.goto('/about');
  const link = page.getByRole('link', { name: 'Watch Video With Transcript' });
  await expect(link).toBeVisible();
  await expect(page.getByText('The main door is the red one.')).toBeHidden();
  expect(parts).toEqual([]);
  await link.focus();
  await page.keyboard.press('Enter');
  const film = page.locator('video');
  await expect(film).toBeFocused();
  await expect(page.getByText('The main door is the red one.')).toBeVisible();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime > 0 && video.videoWidth))
    .toBe(960);
  const captions = () =>
    film.evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].map(({ language, mode, cues }) => [language, mode, cues?.length ?? 0]),
    );
  await expect.poll(captions).toEqual([
    ['en', 'showing', 4],
    ['es-MX', 'disabled', 0],
    ['ar', 'disabled', 0],
  ]);
  expect(parts[0]).toBe(206);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(film).toHaveCount(0);
  await expect(page.getByText('The main door is the red one.')).toBeHidden();
  await expect(link).toBeFocused();
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(structured.map((text) => JSON.parse(text) as object)).toContainEqual(
    expect.objectContaining({ '@type': 'VideoObject', name: 'Your first visit', duration: 'PT23S' }),
  );
});

/** Stands in for Vimeo's player: it is ready when asked, and plays to its end in a few steps. */
const standIn = `<!doctype html><title>player</title><script>
const say = (data) => parent.postMessage(JSON.stringify(data), '*');
let wanted = 0;
addEventListener('load', () => say({ event: 'ready' }));
addEventListener('message', ({ data }) => {
  const { method, value } = typeof data === 'string' ? JSON.parse(data) : data;
  if (method === 'ping') say({ method: 'ping' });
  if (method === 'addEventListener' && (wanted += ['play', 'timeupdate', 'ended'].includes(value)) === 3) {
    say({ event: 'play', data: { percent: 0 } });
    for (const percent of [0.3, 0.6, 0.9, 1]) say({ event: 'timeupdate', data: { percent, seconds: percent, duration: 1 } });
    say({ event: 'ended', data: { percent: 1 } });
  }
});
</script>`;

plainTest.describe('with a video of Vimeo’s', () => {
  let servers: Servers;
  const folder = temporaryFolder('video');
  plainTest.beforeAll(async () => {
    cpSync('content', folder, { recursive: true });
    const page = join(folder, 'items/home/about.yaml');
    const text = readFileSync(page, 'utf8');
    writeFileSync(
      page,
      text.replace('vimeoVideoUrl: /videos/700100101', 'vimeoVideoUrl: vimeo.com/9001/abcdef12'),
    );
    servers = await startServers({
      port: await freePort(),
      gatewaysPort: await freePort(),
      environment: { CONTENT_DIR: folder, GATEWAYS: 'cms,media,video,search', ANALYTICS_ENABLED: 'true' },
    });
  });
  plainTest.afterAll(async () => {
    await servers.stop();
  });

  plainTest(
    '[L3] [L4] [N1] only its page may frame Vimeo’s player, after a click, and five events are told',
    async ({ page, context }) => {
      await context.addCookies([{ name: 'cookie-consent', value: 'analytics', url: servers.site }]);
      const trouble: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
      });
      const asked: { url: URL; referer: string | undefined }[] = [];
      await page.route('https://player.vimeo.com/**', async (route) => {
        const { referer } = await route.request().allHeaders();
        asked.push({ url: new URL(route.request().url()), referer });
        await route.fulfill({ contentType: 'text/html', body: standIn });
      });
      const policyOf = async (path: string) =>
        (await page.request.get(servers.site + path)).headers()['content-security-policy'];
      plainExpect(await policyOf('/patients-visitors/your-first-visit')).toContain("frame-src 'none';");
      plainExpect(await policyOf('/about')).toContain('frame-src https://player.vimeo.com;');
      await page.goto(`${servers.site}/about`);
      await plainExpect(
        page.getByText('This video plays at Vimeo, which then learns that you watch it.'),
      ).toBeVisible();
      plainExpect(asked).toEqual([]);

      await page.waitForFunction(() => window.analyticsQueue !== undefined);
      // First the player's script does not come.
      await page.route('**/_next/static/**', (route) => route.abort());
      await page.getByRole('button', { name: 'Watch Video', exact: true }).click();
      const notice = page
        .getByRole('alert')
        .filter({ hasText: 'This video cannot be played at the moment.' });
      await plainExpect(notice.getByRole('link', { name: 'Watch it at Vimeo' })).toBeVisible();
      await page.unroute('**/_next/static/**');
      const { promise: scriptMayCome, resolve: letScriptCome } = Promise.withResolvers<void>();
      await page.route('**/_next/static/**', async (route) => {
        await scriptMayCome;
        await route.continue();
      });
      plainExpect(trouble.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
      await notice.getByRole('button', { name: 'Try again' }).click();
      // What was pressed is gone, and the player is not there yet.
      await plainExpect(page.getByRole('group', { name: 'A first visit, before you come' })).toBeFocused();
      letScriptCome();
      await plainExpect(page.locator('iframe[title="A first visit, before you come"]')).toBeFocused();
      const told = () =>
        page.evaluate(() =>
          window.analyticsQueue
            ?.map(({ eventName }) => String(eventName))
            .filter((name) => /video/.test(name)),
        );
      await plainExpect
        .poll(told)
        .toEqual([
          'videoStart',
          'video 25 percent',
          'video 50 percent',
          'video 75 percent',
          'video complete',
        ]);
      const [{ url, referer } = { url: new URL('x:'), referer: '' }] = asked;
      plainExpect([url.pathname, url.searchParams.get('h'), url.searchParams.get('dnt')]).toEqual([
        '/video/9001',
        'abcdef12',
        '1',
      ]);
      plainExpect(referer).toBe(`${servers.site}/`);
      plainExpect(trouble).toEqual([]);
    },
  );
});
