import { readdirSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { Gallery } from '@/registry/gallery';
import { blockFixtures } from '@/registry/gallery-fixtures';

const page = { language: 'en', direction: 'ltr', theme: 'main' } as const;

test('[P1] the gallery shows every block, and every fixture', async () => {
  const blocks = await blockFixtures();
  const names = blocks.map(({ name }) => name);
  expect(names).toEqual(readdirSync('src/blocks').toSorted((a, b) => (a < b ? -1 : 1)));
  const html = renderToString(<Gallery page={page} names={names} blocks={blocks} phrases={{}} />);
  for (const { name, fixtures } of blocks) {
    for (const key of Object.keys(fixtures)) expect(html).toContain(`data-exhibit="${name}: ${key}"`);
  }
});
