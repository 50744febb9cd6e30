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
  const known = new Set([editorOrigin, siteUrl()]);
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

/** Resolves when React has taken the page over, and the frames after that are drawn. */
async function untilAlive(where: Page | Frame): Promise<void> {
  await where.waitForFunction(() => {
    const root = document.querySelector('#__next');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await where.waitForFunction(() => document.readyState === 'complete');
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

  test('[O1] every edit-mode sample renders in a frame of the editor, and nothing fails', async ({
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
  });
});
