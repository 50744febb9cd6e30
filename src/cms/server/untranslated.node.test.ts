import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { fetchPage } from '#cms/fetch-page';
import { queryContent } from '#cms/content';
import { isMuchForeign, noteForeignPage, noteUntranslated, untranslatedIn } from '#cms/untranslated';
import { pageKey } from '@/i18n/speech';
import { textKey } from '@/lib/text-key';

type Asked = { readonly query: string; readonly variables: { readonly language: string } };

const texts = {
  en: {
    intro: '<p>Most rashes go away.</p>',
    title: 'Skin rash',
    reviews: '[{"comment":"Kind and on time"}]',
  },
  'es-MX': { intro: '<p>Most rashes go away.</p>', title: 'Erupción de la piel' },
};

/** A CMS that has not translated everything; it lets tests count its questions. */
let server: Server;
const asked: Asked[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const question = JSON.parse(text) as Asked;
      asked.push(question);
      const { language } = question.variables;
      const fields = { ...texts.en, ...texts[language as 'en'] };
      const route = {
        name: 'rash',
        placeholders: {},
        fields: { intro: { value: fields.intro }, title: { value: fields.title } },
      };
      const rendered = { sitecore: { context: { language }, route } };
      const data = question.query.includes('layout(site')
        ? { layout: { item: { rendered } } }
        : { item: { ...fields, language } };
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ data }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());

test('[A8] what a layout says alike in both languages is not translated', async () => {
  const { layout } = await fetchPage('/rash', 'es-MX');
  expect(layout.route?.fields).toMatchObject({ title: { value: 'Erupción de la piel' } });
  expect(untranslatedIn(layout, 'es-MX')).toEqual([textKey('Most rashes go away.')]);
  expect(untranslatedIn(layout, 'en')).toEqual([]);
});

test('[A8] answers about items are compared as well, texts within a field too, and not at every visit', async () => {
  const ask = (language: string) =>
    queryContent(
      'query Q($language: String!) { item(language: $language) { intro } }',
      { language },
      {
        schema: z.object({ item: z.record(z.string(), z.string()) }),
      },
    );
  const answer = await ask('es-MX');
  if (!answer.ok) throw new Error(answer.error);
  expect(untranslatedIn(answer.value, 'es-MX')).toEqual(
    ['Most rashes go away.', 'Kind and on time'].map((text) => textKey(text)),
  );
  const before = asked.length;
  await ask('es-MX');
  await ask('en');
  expect(asked.slice(before).map(({ variables }) => variables.language)).toEqual(['es-MX', 'en']);
});

test('[A8] of a list its parts are known; a single word may be of both languages', () => {
  noteUntranslated({ boards: 'Internal medicine, Cardiovascular disease', city: 'Hospital' });
  expect(untranslatedIn([['Cardiovascular disease', 'Hospital'], 'Medicina interna'], 'ar')).toEqual([
    textKey('Cardiovascular disease'),
  ]);
});

test('[A8] a link to a page that nobody has translated is known by its address, in that language only', () => {
  noteForeignPage('/conditions-services/acne', 'ar');
  // The CMS says addresses alike in all languages.
  noteUntranslated('/conditions-services/flu');
  const links = ['/conditions-services/acne', '/ar/conditions-services/acne', '/conditions-services/flu'];
  expect(untranslatedIn(links, 'ar')).toEqual([pageKey('/conditions-services/acne', 'ar')]);
  expect(untranslatedIn(links, 'es-MX')).toEqual([]);
});

test('[A8] a page is much in the own language by its long texts; a title or two do not count', () => {
  const title = 'Light treatment at home';
  const text = 'Light calms the skin. '.repeat(30);
  noteUntranslated([title, text]);
  expect(isMuchForeign({ title: { value: title } }, 'ar')).toBe(false);
  expect(isMuchForeign({ title: { value: title }, text: { value: text } }, 'ar')).toBe(true);
  expect(isMuchForeign({ title: { value: title }, text: { value: text } }, 'en')).toBe(false);
});

test('[A8] what items beside the page are called and searched for does not make a page foreign', () => {
  const synonyms = 'skin doctor\nrash doctor\n'.repeat(30);
  noteUntranslated(synonyms);
  const specialty = { id: 'a8f8a136', name: 'dermatology', fields: { synonyms: { value: synonyms } } };
  expect(isMuchForeign({ specialties: [specialty], clinic: specialty }, 'ar')).toBe(false);
  expect(isMuchForeign({ synonyms: { value: synonyms } }, 'ar')).toBe(true);
});

test('[A8] reviews that say their language themselves do not make a page foreign', () => {
  const comment = 'Kind and on time, and the desk was friendly. '.repeat(30);
  noteUntranslated([comment]);
  expect(isMuchForeign({ comments: { value: JSON.stringify([{ comment }]) } }, 'es-MX')).toBe(false);
});

test('[A8] two words count with a letter between them; one word and single letters do not', () => {
  const found = ['Pay a bill', 'Plan B or plan C'];
  const single = ['Neurología', 'x a y', 'Radiología A b'];
  noteUntranslated([...found, ...single]);
  expect(untranslatedIn([...found, ...single], 'es-MX')).toEqual(found.map(textKey));
});

test('[A8] [E6] the names of a list of names and values count, those of fields are no texts', () => {
  noteUntranslated({ locationHours: { value: { 'Emergency room': 'Always open' } } });
  const hours = [['Emergency room', 'Always open'], ['locationHours']];
  expect(untranslatedIn(hours, 'es-MX')).toEqual(['Emergency room', 'Always open'].map(textKey));
});
