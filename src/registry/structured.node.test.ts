import type { LoaderContext } from '@/cms/block';
import { load as loadArticle } from '@/blocks/ForefrontArticle/data';
import { load as loadCondition } from '@/blocks/ConditionAccordion/data';
import { load as loadTrial } from '@/blocks/ClinicalTrialDetails/data';
import { safeContent } from '@/cms/server/normalize-layout';
import { splitStructured } from '@/registry/structured';

/** What a loader tells search engines of a page; no service answers, and none is needed. */
async function toldOf(
  load: (context: LoaderContext) => Promise<unknown>,
  route: Partial<LoaderContext['route']>,
  language = 'en',
): Promise<unknown> {
  const result = await load({
    language,
    pathname: '/some/page',
    itemPath: '/some/page',
    siteName: 'weekly',
    route: { itemId: 'i', placeholders: {}, fields: {}, ...route },
    rendering: { uid: 'u', componentName: 'X', dataSource: '', fields: undefined, params: {} },
    signal: AbortSignal.timeout(5000),
  } as unknown as LoaderContext);
  return (result as { readonly structured?: readonly unknown[] }).structured?.[0];
}
const text = (value: string) => ({ value });
const item = (name: string) => ({ id: name, name, displayName: name, fields: {} });

test('[A17] an article is a NewsArticle', async () => {
  const fields = {
    articleTitle: text('Five minutes'),
    articleAbstract: text('For your heart'),
    datePublished: text('2026-03-05T03:30:00Z'),
    authorName: text('Ada Moss'),
    universalImage: { value: { src: '/-/media/a.webp' } },
  };
  expect(await toldOf(loadArticle, { fields })).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Five minutes',
    description: 'For your heart',
    datePublished: '2026-03-05T03:30:00.000Z',
    author: { '@type': 'Person', name: 'Ada Moss' },
    image: ['http://localhost:3000/-/media/a.webp'],
    mainEntityOfPage: 'http://localhost:3000/some/page',
  });
});

test('[A17] a trial is a MedicalTrial; what is not known is left out', async () => {
  const fields = {
    BriefTitle: text('A cream for hives'),
    OfficialTitle: text('A study of cream'),
    BriefSummary: text('Does it help?'),
    NCT: text('NCT00000077'),
    LeadSponsor: text('A foundation'),
    statusAccrual: text('Recruiting'),
    conditions: [item('Hives'), item('Itch')],
  };
  expect(await toldOf(loadTrial, { fields }, 'es-MX')).toMatchObject({
    '@type': 'MedicalTrial',
    url: 'http://localhost:3000/es-mx/some/page',
    name: 'A cream for hives',
    alternateName: 'A study of cream',
    identifier: { propertyID: 'NCT', value: 'NCT00000077' },
    sameAs: 'https://clinicaltrials.gov/study/NCT00000077',
    status: 'Recruiting',
    sponsor: { name: 'A foundation' },
    healthCondition: [
      { '@type': 'MedicalCondition', name: 'Hives' },
      { '@type': 'MedicalCondition', name: 'Itch' },
    ],
  });
  const empty = (await toldOf(loadTrial, { displayName: 'A trial' })) as object;
  expect(Object.keys(empty)).toEqual(['@context', '@type', '@id', 'url', 'name']);
});

test('[A17] a condition is a MedicalCondition, a service a Service; another page with the block is neither', async () => {
  const fields = {
    headlineText: text('Kidney stones'),
    synonyms: text('renal calculi\r\n\n nephrolithiasis '),
    introText: text('<p>Hard&nbsp;deposits &amp; <b>pain</b></p>'),
    specialties: [item('Nephrology'), item('Dowsing')],
  };
  const route = { templateName: 'Condition Details', fields };
  expect(await toldOf(loadCondition, route)).toMatchObject({
    '@type': 'MedicalCondition',
    name: 'Kidney stones',
    alternateName: ['renal calculi', 'nephrolithiasis'],
    description: 'Hard deposits & pain',
    relevantSpecialty: ['https://schema.org/Renal'],
  });
  const service = { ...route, fields: { ...fields, isService: text('1') } };
  expect(await toldOf(loadCondition, service)).toMatchObject({
    '@type': 'Service',
    provider: { '@type': 'MedicalOrganization', url: 'http://localhost:3000' },
  });
  expect(await toldOf(loadCondition, { ...route, templateName: 'Tier Wide' })).toBeUndefined();
});

test('[A17] the site says where it is searched, in each language', () => {
  const site = { siteUrl: 'https://c.example', productName: 'C', defaultLanguage: 'en' };
  expect(splitStructured({}, { ...site, language: 'en' }).structured[0]).toMatchObject({
    '@type': 'WebSite',
    name: 'C',
    url: 'https://c.example/',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://c.example/search?query={search_term_string}' },
    },
  });
  expect(splitStructured({}, { ...site, language: 'cy-GB' }).structured[0]).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://c.example/cy-gb/search?query={search_term_string}' } },
  });
});

test('[A17] what search engines are told does not go to the blocks', () => {
  const told = { '@type': 'Physician' };
  expect(
    splitStructured({
      a: { ok: true, data: 1, structured: [told] },
      b: { ok: true, data: 2, isPartial: true },
      c: { ok: false, error: 'unavailable' },
      d: { ok: true, data: 3, structured: [{ ...told }] },
    }),
  ).toEqual({
    data: {
      a: { ok: true, data: 1 },
      b: { ok: true, data: 2, isPartial: true },
      c: { ok: false, error: 'unavailable' },
      d: { ok: true, data: 3 },
    },
    structured: [told],
  });
});

test('[A13] what a block tells search engines keeps whole addresses, while its own become paths of this site', () => {
  const film = 'http://localhost:3000/-/media/films/tour.webm';
  const structured = { '@context': 'https://schema.org', contentUrl: film, name: 'A<script>b</script>' };
  const speech = { language: 'en', defaultLanguage: 'en' };
  expect(safeContent({ film, details: [{ structured }] }, { speech, isEditing: false })).toEqual({
    film: '/-/media/films/tour.webm',
    details: [{ structured: { ...structured, name: 'A' } }],
  });
});
