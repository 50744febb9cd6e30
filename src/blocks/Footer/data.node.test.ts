import { load } from '@/blocks/Footer/data';
import type { LoaderContext } from '@/cms/block';

const newsletterForm = { id: '{N1}', name: 'news', fields: { fieldLabel: { value: 'Your address' } } };
const asked = (fields: object, dataSource = '') => {
  const rendering = { uid: 'uid', componentName: 'Footer', dataSource, fields, params: {} };
  const { signal } = new AbortController();
  return load({ rendering, language: 'en', pathname: '/about', signal } as unknown as LoaderContext);
};
const footer = async (fields: object) => {
  const found = await asked(fields);
  return found.ok ? JSON.stringify(found.data.signUp) : undefined;
};

test('[M8] the footer has the form of the newsletter that it names; the external flag makes it a link', async () => {
  expect(await footer({ newsletterForm })).toContain('["Your address"]');
  expect(await footer({ newsletterForm })).toContain('"data-variant":"salesforce"');
  const byForm = { ...newsletterForm, fields: { eloquaFormID: { value: '57' } } };
  expect(await footer({ newsletterForm: byForm })).toContain('"data-variant":"eloqua"');
  expect(await footer({ newsletterForm, externalNewsletterLink: { value: true } })).toBe('""');
  for (const odd of [null, 17, 'text', [], {}, { value: null }])
    expect(await footer({ newsletterForm: odd })).toBeDefined();
});

test('[M7] [M8] [O6] while the columns cannot be had the form is there, and such a page is not kept', async () => {
  // Nobody listens there.
  process.env.GRAPH_QL_ENDPOINT = 'http://127.0.0.1:82/graphql';
  const found = await asked({ newsletterForm }, '{FOOTER}');
  expect(found).toMatchObject({ ok: true, isPartial: true, data: { columns: [] } });
  expect(JSON.stringify(found)).toContain('["Your address"]');
});
