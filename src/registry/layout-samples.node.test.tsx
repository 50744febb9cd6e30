import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { normalizeLayout } from '#cms/normalize-layout';
import type { AnyBlock, Registry } from '@/cms/placeholder';
import { pageProps } from '@/registry/page-props';
import { PageWith } from '@/registry/site-page';
import { renderToString } from 'react-dom/server';
import { RenderStateContext, renderPastBroken } from '@/cms/broken-blocks';

/**
 * Layout answers that nobody of this project wrote. They are read from where they lie and are no part of the project;
 * where they are missing, this trial is not run and says so.
 */
const folder = join(process.env.SAMPLE_DATA_DIR ?? '.', 'layout-samples');
const samples = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
if (samples.length === 0) console.warn('not run: SAMPLE_DATA_DIR names no folder with layout-samples');

const speech = { language: 'en', defaultLanguage: 'en' };

/** A block for the names that a test gives it; every other name is unknown. */
function registryOf(blocks: Readonly<Record<string, AnyBlock>>): Registry {
  return { find: (name) => blocks[name] };
}

const Throwing: AnyBlock = () => {
  throw new Error('a broken block');
};
const Sound: AnyBlock = () => <p>still here</p>;

async function render(answer: unknown, registry: Registry): Promise<string> {
  const layout = normalizeLayout(answer, speech);
  const props = await pageProps({
    layout,
    dictionary: {},
    query: new URLSearchParams(),
    language: 'en',
    pathname: '/',
  });
  const page: ReactNode = <PageWith props={props} blocks={registry} />;
  return renderPastBroken((state) =>
    renderToString(<RenderStateContext value={state}>{page}</RenderStateContext>),
  );
}

/** Fragments are lists of components: they stand in for a page's main region. */
function asAnswer(sample: unknown): unknown {
  if (!Array.isArray(sample)) return sample;
  return { sitecore: { context: {}, route: { fields: {}, itemId: '', placeholders: { main: sample } } } };
}

describe('layout answers', () => {
  const every = samples.map((name) => [name] as const);
  if (every.length > 0) {
    test.each(every)('[O2] %s renders, its unknown blocks left out', async (name) => {
      const text = readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '');
      const html = await render(asAnswer(JSON.parse(text)), registryOf({}));
      expect(html).toContain('<main');
    });
  }

  test('[P3] an unknown block is nothing to a visitor', async () => {
    const html = await render(
      asAnswer([
        { componentName: 'NobodyKnows', uid: '1' },
        { componentName: 'Sound', uid: '2' },
      ]),
      registryOf({ Sound }),
    );
    expect(html).not.toContain('NobodyKnows');
    expect(html).toContain('still here');
  });

  test('[P3] an unknown block is a labelled notice to an author', async () => {
    const answer = asAnswer([{ componentName: 'NobodyKnows', uid: '1' }]) as {
      sitecore: { context: object };
    };
    answer.sitecore.context = { pageEditing: true, pageState: 'edit' };
    expect(await render(answer, registryOf({}))).toContain('NobodyKnows: unknown block');
  });

  test('[P3] a block that throws takes only itself down', async () => {
    const html = await render(
      asAnswer([
        { componentName: 'Throwing', uid: '1' },
        { componentName: 'Sound', uid: '2' },
      ]),
      registryOf({ Throwing, Sound }),
    );
    expect(html).toContain('still here');
    expect(html).not.toContain('a broken block');
  });

  test.each([
    [null],
    [[]],
    ['text'],
    [{ sitecore: null }],
    [{ sitecore: { route: { placeholders: { main: { no: 'list' } } } } }],
  ])('[O2] an answer of an odd shape (%j) renders an empty page', async (answer) => {
    expect(await render(answer, registryOf({}))).toContain('<main');
  });
});
