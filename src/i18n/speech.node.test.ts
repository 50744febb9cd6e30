import { speechOf } from '@/i18n/speech';
import { textKey } from '@/lib/text-key';

const arabic = { language: 'ar', defaultLanguage: 'en' };
const spanish = { language: 'es-MX', defaultLanguage: 'en' };
const known = [textKey('<p>You may notice: fever &amp; chills.</p>')];

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

test('[A8] a text that nobody has translated is marked in whatever markup it stands', () => {
  for (const text of [
    'You may notice: fever & chills.',
    '<p class="lead">You may notice:<br>fever &amp; chills.</p>',
  ]) {
    expect(speechOf(text, { ...spanish, untranslated: known })).toEqual({ lang: 'en' });
    expect(speechOf(text, { ...arabic, untranslated: known })).toEqual({ lang: 'en', dir: 'ltr' });
    expect(speechOf(text, { language: 'en', defaultLanguage: 'en', untranslated: known })).toEqual({});
  }
  expect(speechOf('Usted puede notar fiebre.', { ...spanish, untranslated: known })).toEqual({});
});

test('[A8] a site written from right to left marks what it lacks in another language', () => {
  const site = { language: 'en', defaultLanguage: 'ar', untranslated: [textKey('صورة بالرنين')] };
  expect(speechOf('صورة بالرنين', site)).toEqual({ lang: 'ar', dir: 'rtl' });
});

test('[A8] of what is not known nothing is claimed where the script does not tell', () => {
  expect(speechOf('A sentence of ours.', spanish)).toEqual({});
});
