import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiKey, startEdge } from './testing/edge-site.ts';

const query = `query EditingQuery($itemId: String!, $language: String!, $version: String) {
  item(path: $itemId, language: $language, version: $version) { rendered }
}`;

test('[O1] to an editor the embedded CMS says what each field is, and to nobody else', async (t) => {
  const { url, graph } = await startEdge(t);
  const found = await graph('{layout(site:"test",routePath:"/",language:"en"){item{id rendered}}}');
  const { item } = found.data.layout as { item: { id: string; rendered: unknown } };
  assert.doesNotMatch(JSON.stringify(item.rendered), /metadata/);
  const answer = await fetch(`${url}/sitecore/api/graph/edge`, {
    method: 'POST',
    headers: { sc_apikey: apiKey, sc_editMode: 'true', 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { itemId: item.id, language: 'en', version: null } }),
  });
  const { data } = (await answer.json()) as {
    data: {
      item: { rendered: { sitecore: { context: object; route: { fields: Record<string, unknown> } } } };
    };
  };
  const { context, route } = data.item.rendered.sitecore;
  assert.partialDeepStrictEqual(context, { pageEditing: true, pageState: 'edit', editMode: 'metadata' });
  assert.partialDeepStrictEqual(route.fields.headlineText, {
    value: 'Welcome',
    metadata: {
      contextItem: { language: 'en', version: 1 },
      fieldType: 'Single-Line Text',
      rawValue: 'Welcome',
    },
  });
});

test('[O1] [P4] to an editor a field by GraphQL says what it is, as layout data does', async (t) => {
  const { url } = await startEdge(t);
  const fieldsFor = async (headers: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${url}/sitecore/api/graph/edge`, {
      method: 'POST',
      headers: { sc_apikey: apiKey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        query:
          '{layout(site:"test",routePath:"/",language:"en"){item{field(name:"headlineText"){id jsonValue}}}}',
      }),
    });
    const { data } = (await answer.json()) as {
      data: { layout: { item: { field: { id: string; jsonValue: object } } } };
    };
    return data.layout.item.field;
  };
  assert.deepEqual((await fieldsFor({})).jsonValue, { value: 'Welcome' });
  assert.partialDeepStrictEqual((await fieldsFor({ sc_editMode: 'true' })).jsonValue, {
    value: 'Welcome',
    metadata: { fieldType: 'Single-Line Text', rawValue: 'Welcome' },
  });
});
