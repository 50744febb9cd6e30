import { load } from '@/blocks/Footer/data';
import type { LoaderContext } from '@/cms/block';

const newsletterForm = { id: '{N1}', name: 'news', fields: { fieldLabel: { value: 'Your address' } } };
const footer = async (fields: object) => {
  const rendering = { uid: 'uid', componentName: 'Footer', dataSource: '', fields, params: {} };
  const context = { rendering, language: 'en', pathname: '/about' } as unknown as LoaderContext;
  const found = await load(context);
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
