import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Frame, type Page } from '@playwright/test';
import type { Fixture, Fixtures } from '@/cms/block-fixtures';
import { startEditor, editorPost } from '../support/editor';
import { withEditorMarkup, type MarkedField } from '../support/editor-markup';
import type { EditorWindow } from '../support/editor-program';
import { siteUrl } from './support';

const secret = 'the-secret-of-the-journeys-which-is-long-enough';
const samplesFolder = join(process.env.SAMPLE_DATA_DIR ?? '.', 'layout-samples');
const samples = existsSync(samplesFolder)
  ? readdirSync(samplesFolder).filter((name) => name.endsWith('.json'))
  : [];

/** All that goes wrong in the editor's page: errors and warnings, and requests that fail. Pictures of a CMS are there. */
async function troubleIn(page: Page, editorOrigin: string): Promise<readonly string[]> {
  const trouble: string[] = [];
  const known = new Set([editorOrigin, siteUrl(), `http://localhost:${process.env.EDITOR_PORT}`]);
  await page.route(
    (url) => url.protocol.startsWith('http') && !known.has(url.origin),
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
        : route.abort(),
  );
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('requestfailed', (request) =>
    trouble.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
  });
  return trouble;
}

async function untilHydrated(where: Page | Frame): Promise<void> {
  await where.waitForFunction(() => {
    const root = document.querySelector('#__next');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await where.waitForFunction(() => document.readyState === 'complete');
}

/** Resolves when React has taken the page over, and the frames after that are drawn. */
async function untilAlive(where: Page | Frame): Promise<void> {
  await untilHydrated(where);
  await where.evaluate(
    () =>
      new Promise((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(done))),
      ),
  );
}

function withPicturesThatExist<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value).replaceAll(
      /\/-\/media\/[^"?]+\.(?:webp|png|jpg|svg)/g,
      '/-/media/scenes/cancer.webp',
    ),
  ) as T;
}

/** What Sitecore Pages asks for when an author opens a page. */
function metadataQuery(route: string, language: string): string {
  return new URLSearchParams({
    sc_site: 'calder',
    sc_itemid: `/sitecore/content/calder/home${route}`,
    sc_lang: language,
    route,
    mode: 'edit',
    sc_layoutKind: 'final',
  }).toString();
}

/** Every block of the site with the fullest of its fixtures, as the editor sends them. */
async function everyBlock() {
  const fields: MarkedField[] = [];
  const main: unknown[] = [];
  const routeFields: Record<string, unknown> = { datePublished: { value: '2026-03-01' } };
  for (const name of readdirSync('src/blocks')) {
    const { fixtures } = (await import(`../../src/blocks/${name}/fixtures`)) as {
      readonly fixtures: Fixtures;
    };
    const sizeOf = (fixture: Fixture) => JSON.stringify(fixture).length;
    const [fullest] = Object.entries(fixtures)
      .filter(([key]) => !['longest', 'hostile'].includes(key))
      .map(([, { data: _data, page: _page, ...fixture }]): Fixture => withPicturesThatExist(fixture))
      .toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const { routeFields: ofPage, ...own } = fullest ?? {};
    Object.assign(routeFields, ofPage);
    main.push({
      uid: name,
      componentName: name,
      dataSource: '{A}',
      ...(withEditorMarkup(own, { fields, block: name }) as object),
    });
  }
  const route = {
    name: 'all',
    displayName: 'All',
    fields: withEditorMarkup(routeFields, { fields, block: 'page' }),
    itemId: '1',
    placeholders: { main },
  };
  const context = {
    pageEditing: true,
    pageState: 'edit',
    language: 'en',
    itemPath: '/all',
    site: { name: 'calder' },
  };
  return { layout: { sitecore: { context, route } }, fields };
}

/** The block on top of a page, and what it shows, as the embedded CMS knows them. */
async function heroOf(item: string): Promise<{ readonly hero: string; readonly datasource: string }> {
  const answer = await fetch(
    `${process.env.GATEWAYS_URL}/sitecore/api/layout/render/sxa-jss?${new URLSearchParams({ item, sc_apikey: 'foyer-demo' }).toString()}`,
  );
  const { sitecore } = (await answer.json()) as {
    readonly sitecore: {
      readonly route: {
        readonly placeholders: Readonly<Record<string, readonly { uid: string; dataSource: string }[]>>;
      };
    };
  };
  const [block] = sitecore.route.placeholders['main-full'] ?? [];
  return { hero: block?.uid ?? '', datasource: block?.dataSource ?? '' };
}

test.describe('[O1] the editor shows the page from its own origin', () => {
  let editor: Awaited<ReturnType<typeof startEditor>>;
  test.beforeAll(async () => {
    editor = await startEditor(siteUrl(), secret);
  });
  test.afterAll(() => editor.stop());

  test('[O1] every field of every block and of the page is changed there and saved, and nothing fails', async ({
    page,
  }) => {
    const { layout, fields } = await everyBlock();
    expect([...new Set(fields.map(({ kind }) => kind))].toSorted()).toEqual([
      'checkbox',
      'date',
      'image',
      'link',
      'rich text',
      'text',
    ]);
    const trouble = await troubleIn(page, editor.origin);
    await page.goto(`${editor.origin}/page/${editor.add(editorPost(layout))}`);
    await untilAlive(page);
    const hindered = await page.evaluate((all) => {
      const { editField, isSeen } = window as unknown as EditorWindow;
      const hinderedBy = all.map(({ name, to }) => editField(name, to));
      return [
        ...hinderedBy,
        ...all.map(({ name, block }) => (isSeen(name) ? '' : `${block} ${name}: unseen`)),
      ].filter(Boolean);
    }, fields);
    expect(hindered).toEqual([]);
    // What makes the page render again leaves the changes.
    await page.setViewportSize({ width: 500, height: 700 });
    const shown = await page.evaluate(
      (names) => {
        const { shownOf } = window as unknown as EditorWindow;
        return names.map(shownOf);
      },
      fields.map(({ name }) => name),
    );
    expect(shown).toEqual(fields.map(({ to }) => to.html));
    await page.evaluate(() => (window as unknown as EditorWindow).saveFields());
    expect(fields.filter(({ name, to }) => editor.saved.get(name) !== to.raw)).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test('[O1] every edit-mode sample, and a page of metadata mode, render in a frame of the editor, and nothing fails', async ({
    page,
  }) => {
    test.skip(samples.length === 0, 'SAMPLE_DATA_DIR names no folder with layout-samples');
    const trouble = await troubleIn(page, editor.origin);
    for (const name of samples) {
      const sample = JSON.parse(readFileSync(join(samplesFolder, name), 'utf8').replace(/^\uFEFF/, '')) as {
        readonly args?: unknown;
        readonly sitecore?: { readonly context?: { readonly pageEditing?: boolean } };
      };
      if (!sample.args && sample.sitecore?.context?.pageEditing !== true) continue;
      const number = editor.add(sample.args ? (sample as Record<string, unknown>) : editorPost(sample));
      await page.goto(`${editor.origin}/frame/${number}`);
      const frame = page.frame('page');
      if (!frame) throw new Error('no frame');
      await untilAlive(frame);
      expect(await frame.locator('#__next').innerHTML(), name).not.toBe('');
      expect(trouble, name).toEqual([]);
    }
    const pages = await startEditor(siteUrl(), secret, Number(process.env.EDITOR_PORT));
    await page.goto(`${pages.origin}/pages/${encodeURIComponent(metadataQuery('/about', 'es-MX'))}`);
    const frame = page.frame('page');
    if (!frame) throw new Error('no frame');
    await untilHydrated(frame);
    const chromes = (type: string, kind: string) =>
      frame.locator(`code[type="text/sitecore"][chrometype="${type}"][kind="${kind}"]`).count();
    for (const type of ['field', 'rendering', 'placeholder']) {
      expect(await chromes(type, 'open'), type).toBeGreaterThan(2);
      expect(await chromes(type, 'open'), type).toBe(await chromes(type, 'close'));
    }
    await expect(frame.locator('script#jss-hrz-editing')).toHaveCount(1);
    await pages.stop();
    expect(trouble).toEqual([]);
  });

  test('[P4] [O1] in metadata mode each field that came by GraphQL stands between its marks', async ({
    page,
  }) => {
    const trouble = await troubleIn(page, editor.origin);
    const pages = await startEditor(siteUrl(), secret, Number(process.env.EDITOR_PORT));
    const route = '/heart-vascular/heart-failure';
    await page.goto(`${pages.origin}/pages/${encodeURIComponent(metadataQuery(route, 'en'))}`);
    const frame = page.frame('page');
    if (!frame) throw new Error('no frame');
    await untilHydrated(frame);
    const marked = await frame
      .locator('aside', { hasText: 'Find a heart failure doctor' })
      .locator('code[chrometype="field"][kind="open"]')
      .evaluateAll((opens) =>
        opens.map((open) => {
          const { contextItem } = JSON.parse(open.textContent ?? '') as { contextItem: { id: string } };
          return { item: contextItem.id, shown: open.nextSibling?.textContent };
        }),
      );
    expect(marked.map(({ shown }) => shown)).toEqual([
      'Heart and vascular care',
      'All heart care',
      'Heart rhythm problems',
      'Find a heart failure doctor',
      '773-555-0185',
      'Request an appointment',
    ]);
    expect(new Set(marked.map(({ item }) => item)).size).toBe(1);
    await pages.stop();
    expect(trouble).toEqual([]);
  });

  test('[O1] the component library shows one block alone, and what its author changes', async ({ page }) => {
    const trouble = await troubleIn(page, editor.origin);
    const pages = await startEditor(siteUrl(), secret, Number(process.env.EDITOR_PORT));
    const item = '/sitecore/content/calder/home/about';
    const { hero, datasource } = await heroOf(item);
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener('message', ({ data }) => heard.push(data));
    });
    const query = new URLSearchParams({
      sc_site: 'calder',
      sc_itemid: item,
      sc_renderingId: '{00000000-0000-0000-0000-000000000001}',
      sc_uid: hero.toUpperCase(),
      sc_lang: 'en',
      mode: 'library',
      sc_datasourceId: datasource,
    });
    await page.goto(`${pages.origin}/pages/${encodeURIComponent(query.toString())}`);
    await page.waitForFunction(() =>
      (window as unknown as { heard: { name?: string; message?: string }[] }).heard.some(
        ({ name, message }) => name === 'component:status' && message === 'ready',
      ),
    );
    const alone = page.frameLocator('[name="page"]');
    await expect(alone.locator('#editing-component h1')).toHaveText('About Calder');
    await expect(alone.getByRole('banner')).toHaveCount(0);
    const say = (uid: string, value: string) =>
      page.evaluate((details) => window.frames[0]?.postMessage({ name: 'component:update', details }, '*'), {
        uid,
        fields: { headingText: { value } },
      });
    await say('another', 'Somebody else');
    await say(hero, 'A new heading');
    await expect(alone.locator('#editing-component h1')).toHaveText('A new heading');
    await pages.stop();
    expect(trouble).toEqual([]);
  });
});
