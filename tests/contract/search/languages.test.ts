import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openContent } from '../../../gateways/content/open.ts';
import { documentsOf } from '../../../gateways/search/documents/from-content.ts';
import { Client, type Engine } from './client.ts';
import { startEmbedded } from './engines.ts';

/** The same question as people ask it in three languages. */
const doctors: readonly (readonly [en: string, es: string, ar: string])[] = [
  ['heart doctor', 'doctor del corazón', 'طبيب قلب'],
  ['heart doctor', 'especialista del corazón', 'أخصائي القلب'],
  ['heart doctor', 'cardióloga', 'دكتورة القلب'],
  ['skin doctor', 'doctora de la piel', 'طبيب جلدية'],
  ['stomach doctor', 'médico del estómago', 'اختصاصي معدة'],
];
const places: readonly (readonly [en: string, es: string, ar: string])[] = [
  ['asthma', 'asma', 'الربو'],
  ['diabetes', 'diabetes', 'السكري'],
  ['cancer', 'cáncer', 'السرطان'],
  ['depression', 'depresión', 'الاكتئاب'],
  ['acne', 'acné', 'حب الشباب'],
];
/** Who reads one language and types another. */
const typedInAnother: readonly (readonly [query: string, language: string, model: string])[] = [
  ['asthma', 'es-MX', 'ClinicalTrial'],
  ['knee', 'es-MX', 'ClinicalTrial'],
  ['heart attack', 'es-MX', 'Article'],
  ['flu', 'es-MX', 'Article'],
  ['hearing', 'ar', 'Article'],
  ['migraine', 'ar', 'ClinicalTrial'],
  ['asma', 'en', 'ClinicalTrial'],
  ['gripe', 'en', 'Article'],
  ['الإنفلونزا', 'en', 'Article'],
];

describe('one question in three languages', () => {
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

  async function idsOf(query: string, language: string, model: string): Promise<readonly string[]> {
    const { body } = await client.ask([
      ['q', query],
      ['model', model],
      ['language', language],
      ['fq', `_language:"${language}"`],
      ['mm', '100%'],
      ['rows', '999'],
    ]);
    return body.response.docs.map((document) => String(document.resultitemid_s)).sort();
  }

  for (const [model, rows] of [
    ['Physician', doctors],
    ['Location', places],
  ] as const)
    for (const [en, es, ar] of rows)
      test(`[B19] “${es}” and “${ar}” find what “${en}” finds, in ${model}`, async () => {
        const english = await idsOf(en, 'en', model);
        assert.ok(english.length > 3);
        assert.deepEqual(await idsOf(es, 'es-MX', model), english);
        assert.deepEqual(await idsOf(ar, 'ar', model), english);
      });

  for (const [query, language, model] of typedInAnother)
    test(`[B19] “${query}” finds something on pages in ${language}, in ${model}`, async () => {
      assert.ok((await idsOf(query, language, model)).length > 0);
    });
});
