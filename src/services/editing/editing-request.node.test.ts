import { isAllowedOrigin } from '@/config/editing-paths';
import { editingRequestIn, readEditingQuery } from '#services/editing/editing-request';

const site = { sites: ['clinic', 'children'], languages: ['en', 'es-MX'] };
const query = {
  sc_site: 'Clinic',
  sc_itemid: '{110D559F-DEA5-42EA-9C1C-8A5DF7E70EF9}',
  sc_lang: 'ES-mx',
  route: '/our-work',
  mode: 'edit',
};

test('[O1] a GET of the editor names an item, a language, a route and a mode, and may name a version and a layout', () => {
  const asked = {
    site: 'Clinic',
    itemId: query.sc_itemid,
    language: 'es-MX',
    route: '/our-work',
    mode: 'edit',
    layoutKind: 'final',
  };
  expect(readEditingQuery(query, site)).toEqual({ ok: true, value: asked });
  const whole = { ...query, sc_version: '7', sc_layoutKind: 'shared', mode: 'preview' };
  expect(readEditingQuery(whole, site)).toEqual({
    ok: true,
    value: { ...asked, version: '7', layoutKind: 'shared', mode: 'preview' },
  });
  expect(editingRequestIn(asked)).toEqual(asked);
  for (const odd of [undefined, false, {}, 'a', { ...asked, mode: 'library' }, { ...asked, mode: 'all' }])
    expect(editingRequestIn(odd)).toBeUndefined();
});

test('[O1] the component library names an item, a rendering and a block in a language, and may name a datasource', () => {
  const { route: _, ...rest } = query;
  const wanted = { ...rest, mode: 'library', sc_renderingId: '{R}', sc_uid: '{U}', sc_datasourceId: '{D}' };
  const asked = {
    site: 'Clinic',
    itemId: query.sc_itemid,
    language: 'es-MX',
    mode: 'library',
    renderingId: '{R}',
    uid: '{U}',
    dataSourceId: '{D}',
  };
  expect(readEditingQuery(wanted, site)).toEqual({ ok: true, value: asked });
  expect(editingRequestIn(asked)).toEqual(asked);
});

test.each([
  [{ sc_site: '', mode: undefined }, 'Missing required query parameters: sc_site, mode'],
  [{ mode: 'all' }, 'Invalid query parameter: mode'],
  [{ mode: 'library' }, 'Missing required query parameters: sc_renderingId, sc_uid'],
  [{ mode: 'library', sc_renderingId: 'a', sc_uid: ['b'] }, 'Invalid query parameter: sc_uid'],
  [{ sc_layoutKind: 'secret-of-somebody' }, 'Invalid query parameter: sc_layoutKind'],
  [{ route: '//evil.example' }, 'Invalid query parameter: route'],
  [{ route: String.raw`/\evil.example` }, 'Invalid query parameter: route'],
  [{ route: 'https://evil.example' }, 'Invalid query parameter: route'],
  [{ sc_itemid: ['a', 'b'] }, 'Invalid query parameter: sc_itemid'],
  [{ sc_lang: 'de' }, 'sc_lang is no language of this site'],
  [{ sc_site: 'other' }, 'sc_site is no site of this application'],
])('[O1] a wrong query %j is refused in one sentence that repeats no value', (wrong, sentence) => {
  expect(readEditingQuery({ ...query, ...wrong }, site)).toEqual({ ok: false, error: sentence });
});

test('[O1] an origin is allowed by its name, or by its domain', () => {
  const allowed = ['https://pages.example', 'https://*.cms.example', 'http://localhost:5000'];
  for (const origin of [
    'https://pages.example',
    'https://a.cms.example',
    'https://a.b.cms.example',
    'http://localhost:5000',
  ])
    expect([origin, isAllowedOrigin(origin, allowed)]).toEqual([origin, true]);
  for (const origin of [
    'http://pages.example',
    'https://pages.example.evil',
    'https://cms.example',
    'https://evilcms.example',
    'null',
    'http://localhost:5001',
  ])
    expect([origin, isAllowedOrigin(origin, allowed)]).toEqual([origin, false]);
});
