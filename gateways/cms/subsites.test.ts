import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiKey, startEdge } from './testing/edge-site.ts';

type Placed = {
  readonly sitecore: {
    readonly route: { readonly placeholders: { readonly header: readonly [{ readonly fields: unknown }] } };
  };
};

test('[A3] pages below a path, also by an alias, have a datasource of their own', async (t) => {
  const site = await startEdge(t, { watch: true });
  const change = site.changed();
  const item = (template: string, text: string) => `template: ${template}\nfields: {title: ${text}}\n`;
  site.folder.write({
    'templates/rule.yaml': `
- {name: Bar, fields: [{name: title, type: text}]}
- name: Ruled
  aliases: [{path: '/zoo{path}'}]
  layout:
    placeholders:
      header:
        - {component: Header, datasource: data/bar, datasourceBelow: {/zoo: data/zoo, /zoo/apes: data/apes}}
`,
    'items/data/bar.yaml': item('Bar', 'main'),
    'items/data/zoo.yaml': item('Bar', 'zoo'),
    'items/data/apes.yaml': item('Bar', 'apes'),
    'items/home/apes.yaml': 'template: Ruled\n',
    'items/home/zoology.yaml': 'template: Ruled\n',
  });
  await change;
  const titleOn = async (path: string) => {
    const answer = await fetch(`${site.url}/sitecore/api/layout/render/jss?item=${path}&sc_apikey=${apiKey}`);
    const page = (await answer.json()) as Placed;
    return (
      page.sitecore.route.placeholders.header[0].fields as { readonly title: { readonly value: string } }
    ).title.value;
  };
  assert.equal(await titleOn('/apes'), 'main');
  assert.equal(await titleOn('/zoology'), 'main');
  assert.equal(await titleOn('/Zoo/Zoology'), 'zoo');
  assert.equal(await titleOn('/zoo/apes'), 'apes');
});

test('[G10] shared components are sent by library, name and language, without a key', async (t) => {
  const site = await startEdge(t, { watch: true });
  const change = site.changed();
  site.folder.write({
    'templates/shared.yaml': '- {name: Shared Component, fields: [{name: markup, type: richtext}]}\n',
    'items/data/components/lib/hands.yaml':
      'template: Shared Component\nfields: {markup: <p>Wash</p>}\nlanguages: {es-MX: {fields: {markup: <p>Lave</p>}}}\n',
  });
  await change;
  const ask = async (path: string) => {
    const answer = await fetch(`${site.url}/sitecore/api/components/${path}`);
    return [answer.status, await answer.text()];
  };
  assert.deepEqual(await ask('lib/hands/v1/published.html?language=es-MX'), [200, '<p>Lave</p>']);
  assert.deepEqual(await ask('lib/hands/v1/published.html'), [200, '<p>Wash</p>']);
  assert.deepEqual(await ask('lib/hands/v1/published.html?language=xx'), [404, '']);
  assert.deepEqual(await ask('lib/feet/v1/published.html'), [404, '']);
  assert.deepEqual(await ask('lib/hands/published.html'), [404, '']);
});
