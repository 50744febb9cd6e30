import { speechOf } from '@/i18n/speech';

const arabic = { language: 'ar', defaultLanguage: 'en' };

test.each([
  ['A sentence of ours.', { lang: 'en', dir: 'ltr' }],
  ['<p title="عنوان">Two <b>words</b>.</p>', { lang: 'en', dir: 'ltr' }],
  ['جملة', {}],
  ['MRI: صورة', {}],
  ['<p>773-555-0100</p>', {}],
  ['', {}],
])('[A8] on a page in Arabic, %j is marked with %j', (text, attributes) => {
  expect(speechOf(text, arabic)).toEqual(attributes);
});

test('[A8] where the script does not tell the languages apart, nothing is claimed', () => {
  expect(speechOf('A sentence of ours.', { language: 'es-MX', defaultLanguage: 'en' })).toEqual({});
  expect(speechOf('A sentence of ours.', { language: 'en', defaultLanguage: 'en' })).toEqual({});
});
