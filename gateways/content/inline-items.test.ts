import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openContent } from './open.ts';
import { folderOf } from './testing/folder.ts';

test('[O2] items written inside a list field become children, in every kind of item', async (t) => {
  const opened = await openContent({
    folder: folderOf(t, {
      'templates/lists.yaml': `
- name: Link
  fields: [{name: linkItem, type: link}, {name: more, type: multilist}]
- name: Banner
  fields: [{name: links, type: multilist}]
`,
      'items/data/known.yaml': 'template: Link\nfields: {linkItem: {href: /known, text: Known}}\n',
      'items/home/lists.yaml': `
template: Banner
layout:
  placeholders:
    main:
      - component: Banner
        datasource:
          template: Banner
          fields:
            links:
              - data/known
              - template: Link
                fields:
                  linkItem: {item: home, text: Start}
                  more: [{template: Link, fields: {linkItem: {item: home, text: Deep}}}]
                languages: {es-MX: {fields: {linkItem: {item: home, text: Inicio}}}}
`,
    }).path,
  });
  assert.ok(opened.ok, JSON.stringify(opened));
  const store = opened.value;
  const banner = `${store.rootPath}/home/lists/page-data/banner-1`;
  assert.deepEqual(store.item(banner)?.field('links', 'en'), [
    `${store.rootPath}/data/known`,
    `${banner}/links-2`,
  ]);
  const link = store.item(`${banner}/links-2`);
  assert.ok(link);
  assert.equal((link.field('linkItem', 'es-MX') as { text: string }).text, 'Inicio');
  const [deep = ''] = link.field('more', 'en') as readonly string[];
  const deepItem = store.item(deep);
  assert.ok(deepItem);
  assert.equal((deepItem.field('linkItem', 'en') as { text: string }).text, 'Deep');
});
