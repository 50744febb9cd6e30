import assert from 'node:assert/strict';
import { test } from 'node:test';
import { told } from '../testing/told.ts';

const page = (fields: string, blocks: readonly string[] = []) =>
  `template: Page\n${fields}${blocks.length === 0 ? '' : `layout:\n  placeholders:\n    main:\n${blocks.map((block) => `      - ${block}\n`).join('')}`}`;
const hero = (fields: string) => `{component: FullHero, datasource: {template: Hero, fields: {${fields}}}}`;
const bare = "fields: {headlineText: ''}\n";
const reason =
  'headlineText: the page has no first heading, neither here nor in a hero: say what it is about';

test('[A12] [O6] authors are told of pages without a first heading', async (t) => {
  const lines = await told(t, {
    'items/home/bare.yaml': page(bare),
    'items/home/spaces.yaml': page("fields: {headlineText: ' '}\n", ['component: RichTextBlock']),
    'items/home/silent.yaml': page(bare, [hero('introText: x')]),
    'items/home/spanish.yaml': page("languages: {es-MX: {fields: {headlineText: ''}}}\n"),
    'items/home/named.yaml': page('fields: {headlineText: Flu}\n'),
    'items/home/hero.yaml': page(bare, [hero('headingText: Flu')]),
    'items/home/within.yaml': page(bare, [
      `{component: FullWidthContainer, placeholders: {main-content: [${hero('headingText: Flu')}]}}`,
    ]),
    'items/home/problem.yaml': page(bare, ['component: Page500']),
    'items/data/shared.yaml': 'template: Hero\n',
  });
  assert.deepEqual(lines, [
    `items/home/bare.yaml:2: ${reason}`,
    `items/home/silent.yaml:2: ${reason}`,
    `items/home/spaces.yaml:2: ${reason}`,
    '  … the same in 1 more places',
  ]);
});

test('[H2] [O6] authors are told of links to a channel that there is not', async (t) => {
  const id = '01234567-89ab-cdef-0123-456789abcdef';
  const link = (channel: string) => `{item: home/news, querystring: 'channel=${channel}', text: x}`;
  const lines = await told(t, {
    'items/home/news.yaml': page(''),
    'items/data/heart.yaml': `template: Channel Tag\nid: '{${id.toUpperCase()}}'\n`,
    'items/data/a.yaml': `template: Text\nfields:\n  link: ${link(id.replaceAll('-', ''))}\n`,
    'items/data/b.yaml': `template: Text\nfields:\n  link: ${link('heart')}\n`,
    'items/data/c.yaml': `template: Text\nfields:\n  content: '<a href="/es-mx/news?channelName=X&amp;channel=x%22y">x</a><a href="https://other.example/?channel=7">x</a><a href="/news?channel=">x</a><a href="https://www.example.org/news?channel=${id}0">x</a>'\n`,
  });
  assert.deepEqual(lines, [
    'items/data/b.yaml:3: no channel has the id "heart", so the page shows no stories; write channel=0123456789abcdef0123456789abcdef',
    'items/data/c.yaml:3: no channel has the id "x"y", so the page shows no stories',
    `items/data/c.yaml:3: no channel has the id "${id}0", so the page shows no stories`,
  ]);
});
