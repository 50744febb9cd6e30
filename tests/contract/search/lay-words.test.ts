import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openContent } from '../../../gateways/content/open.ts';
import { documentsOf } from '../../../gateways/search/documents/from-content.ts';
import { Client, type Engine, type Parameter } from './client.ts';
import { startEmbedded } from './engines.ts';
import { misspellings } from './misspellings.ts';

/** What patients type, and the specialty of the doctor who comes first. */
const doctors: Readonly<Record<string, string>> = {
  'pediatric neurologist': 'Pediatric Neurology',
  'child lung doctor': 'Pediatric Pulmonology',
  "kid's lung doctor": 'Pediatric Pulmonology',
  'kids cancer': 'Pediatric Hematology and Oncology',
  'kids asthma': 'Pediatric Pulmonology',
  'child psychiatrist': 'Child and Adolescent Psychiatry',
  'children’s surgeon': 'Pediatric Surgery',
  'asthma and cannot breathe': 'Pulmonary Medicine',
  'foot doctor': 'Podiatry',
  'feet hurt': 'Podiatry',
  'stomach ache': 'Gastroenterology',
  'physical therapy': 'Physical Medicine and Rehabilitation',
  'physical therapist': 'Physical Medicine and Rehabilitation',
  mri: 'Radiology',
  'ct scan': 'Radiology',
  'varicose veins': 'Vascular Surgery',
  'vein doctor': 'Vascular Surgery',
  'anxiety medication': 'Psychiatry',
  arthritis: 'Rheumatology',
  shingles: 'Dermatology',
  // Whatever the language of the page.
  corazón: 'Cardiology',
  'dolor de cabeza': 'Neurology',
  'doctor de los huesos': 'Orthopaedic Surgery',
  pediatra: 'Pediatrics',
  dermatóloga: 'Dermatology',
  'طبيب قلب': 'Cardiology',
  'دكتور أطفال': 'Pediatrics',
  عيون: 'Ophthalmology',
};

/** What patients type, and the page that comes first. */
const conditions: Readonly<Record<string, string>> = {
  'stomach ache': 'Belly pain',
  'tired all the time': 'Fatigue',
  'always tired': 'Fatigue',
  'varicose veins': 'Varicose veins',
  mri: 'X-rays and other scans',
  'physical therapy': 'Physical therapy',
  'kids cancer': 'Cancer in children',
  'anxiety medication': 'Anxiety',
  'chest pain': 'Chest pain',
  bunions: 'Bunion',
  asma: 'Asthma',
  'dolor de espalda': 'Back pain',
  الربو: 'Asthma',
};

describe('the words of patients, on the demo content', () => {
  let engine: Engine;
  let client: Client;
  before(async () => {
    engine = await startEmbedded();
    client = new Client(engine);
    const opened = await openContent({ folder: 'content' });
    assert.ok(opened.ok);
    assert.equal(await client.update(documentsOf(opened.value)), 200);
    opened.value.close();
  });
  after(() => engine.stop());

  const asked = (q: string, model: string, ...more: readonly Parameter[]): readonly Parameter[] => [
    ['q', q],
    ['model', model],
    ['language', 'en'],
    ['fq', '_language:"en"'],
    ['mm', '100%'],
    ['facet', 'false'],
    // As the site asks first.
    ['mm', '100%'],
    ...more,
  ];
  async function first(query: string, model: string, field: string): Promise<unknown> {
    const { body } = await client.ask(asked(query, model, ['rows', '1'], ['fl', field]));
    return [body.response.docs[0]?.[field]].flat()[0];
  }

  const firstOf = (query: string) => first(query, 'All', '_uniqueid');

  for (const [query, specialty] of Object.entries(doctors))
    test(`[B19] “${query}” finds a doctor of ${specialty} first`, async () => {
      assert.equal(await first(query, 'Physician', 'c_visible_specialties_sm'), specialty);
    });

  for (const [query, title] of Object.entries(conditions))
    test(`[B19] “${query}” finds the page ${title} first`, async () => {
      assert.equal(await first(query, 'Condition', 'resulttitle_t'), title);
    });

  test('[B10] what people misspell is corrected into what they mean, 96 of a hundred times', async (t) => {
    const missed: string[] = [];
    for (const [typed, meant] of misspellings) {
      const { body } = await client.ask(
        asked(typed, 'All', ['rows', '0'], ['spellcheck.maxResultsForSuggest', '1']),
      );
      const [, found] = body.spellcheck?.collations ?? [];
      if (found === meant) continue;
      // A misspelling may be no hindrance: its stem is the right one, or it is right in another language.
      const better = typeof found === 'string' ? found : typed;
      if ((await firstOf(better)) !== (await firstOf(meant)))
        missed.push(`${typed} → ${String(found ?? 'nothing')}, not ${meant}`);
    }
    for (const line of missed) t.diagnostic(line);
    t.diagnostic(`${misspellings.length - missed.length} of ${misspellings.length}`);
    assert.ok(misspellings.length >= 120);
    assert.ok(missed.length / misspellings.length <= 0.04, missed.join('\n'));
  });

  test('[B10] a right word of another language is no right spelling of this one', async () => {
    const collations = async (q: string, language: string) => {
      const own: readonly Parameter[] = [
        ['q', q],
        ['model', 'Condition'],
        ['language', language],
        ['fq', `_language:"${language}"`],
        ['mm', '100%'],
        ['rows', '0'],
        ['mm', '100%'],
        ['spellcheck.maxResultsForSuggest', '1'],
      ];
      return (await client.ask(own)).body.spellcheck?.collations ?? [];
    };
    assert.ok(!(await collations('corazn', 'en')).includes('corazon'));
    assert.ok((await collations('corazn', 'es-MX')).includes('corazon'));
  });
});
