import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openContent } from '../../../gateways/content/open.ts';
import { documentsOf } from '../../../gateways/search/documents/from-content.ts';
import { Client, type Engine, type Parameter } from './client.ts';
import { startEmbedded } from './engines.ts';
import {
  askedInEnglish,
  childDoctors,
  doctorsElsewhere,
  firstOf,
  layConditions,
  layDoctors,
  layElsewhere,
} from './lay-words.ts';
import { misspellings } from './misspellings.ts';

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

  const idOfFirst = (query: string) => firstOf(client, { query, model: 'All', field: '_uniqueid' });

  for (const [query, specialty] of Object.entries(layDoctors))
    test(`[B19] “${query}” finds a doctor of ${specialty} first`, async () => {
      assert.equal(
        await firstOf(client, { query, model: 'Physician', field: 'c_visible_specialties_sm' }),
        specialty,
      );
    });

  for (const [query, title] of Object.entries(layConditions))
    test(`[B19] “${query}” finds the page ${title} first`, async () => {
      assert.equal(await firstOf(client, { query, model: 'Condition', field: 'resulttitle_t' }), title);
    });

  for (const [language, query, specialty] of doctorsElsewhere)
    test(`[B19] “${query}”, on a page in ${language}, finds doctors of ${specialty} first`, async () => {
      const { body } = await client.ask([
        ['q', query],
        ['model', 'Physician'],
        ['language', language],
        ['fq', `_language:"${language}"`],
        ['mm', '100%'],
        ['rows', '5'],
      ]);
      const found = body.response.docs.map((document) => [document.c_visible_specialties_sm].flat()[0]);
      assert.deepEqual(found, Array<string>(5).fill(specialty));
    });

  for (const [language, query, specialty] of childDoctors)
    test(`[B19] [B24] “${query}”, on the children’s site in ${language}, finds a doctor of ${specialty} first`, async () => {
      const { body } = await client.ask([
        ['q', query],
        ['model', 'Physician'],
        ['language', language],
        ['fq', `_language:"${language}"`],
        ['fq', 'c_patient_ages_sm:"Pediatric"'],
        ['mm', '100%'],
        ['rows', '1'],
      ]);
      assert.deepEqual(body.response.docs[0]?.c_visible_specialties_sm, [specialty]);
    });

  for (const [language, query, title] of layElsewhere)
    test(`[B19] “${query}”, on a page in ${language}, finds ${title} first`, async () => {
      const { body } = await client.ask([
        ['q', query],
        ['model', 'Condition'],
        ['language', language],
        ['fq', `_language:"${language}"`],
        ['mm', '100%'],
        ['rows', '1'],
      ]);
      assert.equal(body.response.docs[0]?.resulttitle_t, title);
    });

  test('[B10] what people misspell is corrected into what they mean, 96 of a hundred times', async (t) => {
    const missed: string[] = [];
    for (const [typed, meant] of misspellings) {
      const { body } = await client.ask(
        askedInEnglish(typed, 'All', ['rows', '0'], ['spellcheck.maxResultsForSuggest', '1']),
      );
      const [, found] = body.spellcheck?.collations ?? [];
      if (found === meant) continue;
      // A misspelling may be no hindrance: its stem is the right one, or it is right in another language.
      const better = typeof found === 'string' ? found : typed;
      if ((await idOfFirst(better)) !== (await idOfFirst(meant)))
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
    // Nor where texts that nobody has translated hold it more often.
    assert.deepEqual(await collations('neumonia', 'es-MX'), []);
    assert.ok((await collations('cavesa', 'es-MX')).includes('cabeza'));
  });
});
