import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openContent } from '../../../gateways/content/open.ts';
import { documentsOf } from '../../../gateways/search/documents/from-content.ts';
import type { SearchDocument } from '../../../gateways/search/document.ts';
import { Client, type Engine, type Parameter } from './client.ts';
import { startEmbedded } from './engines.ts';

describe('every published physician of the demo site', () => {
  let engine: Engine;
  let client: Client;
  let physicians: readonly SearchDocument[] = [];
  before(async () => {
    engine = await startEmbedded();
    client = new Client(engine);
    const opened = await openContent({ folder: 'content' });
    assert.ok(opened.ok);
    const documents = documentsOf(opened.value);
    opened.value.close();
    assert.equal(await client.update(documents), 200);
    physicians = documents.filter(
      (document) => document._language === 'en' && document._templatename === 'Physician Details',
    );
    assert.ok(physicians.length >= 240);
  });
  after(() => engine.stop());

  const asked = (q: string, ...more: readonly Parameter[]): readonly Parameter[] => [
    ['q', q],
    ['model', 'Physician'],
    ['language', 'en'],
    ['fq', '_language:"en"'],
    ...more,
  ];
  const values = (document: SearchDocument, field: string) => [document[field] ?? []].flat().map(String);
  const nameOf = (document: SearchDocument) => String(document.resulttitle_t).split(',')[0] ?? '';

  async function missing(
    queriesOf: (document: SearchDocument) => readonly string[],
  ): Promise<readonly string[]> {
    const missed: string[] = [];
    for (const document of physicians) {
      for (const query of queriesOf(document)) {
        const found = await client.ids(...asked(query, ['facet', 'false'], ['hl', 'false']));
        if (!found.includes(document._uniqueid)) missed.push(`${nameOf(document)}: ${query}`);
      }
    }
    return missed;
  }

  test('[B17] with the number of their ratings, also beyond 999', () => {
    const uncounted = physicians.filter(
      ({ overallrating_tf: rating, totalratingcount_tf: count }) =>
        rating !== undefined && !(Number(count) > 0),
    );
    assert.deepEqual(uncounted.map(nameOf), []);
  });

  test('[B24] [B18] by full name, by last name, by NPI', async () => {
    assert.deepEqual(
      await missing((document) => [
        nameOf(document),
        String(document.c_last_name_s),
        ...values(document, 'npi_t').filter(Boolean),
      ]),
      [],
    );
  });

  test('[B24] [B18] by the last part of the address of their profile', async () => {
    assert.deepEqual(await missing((document) => [String(document.resulturl_s).split('/').at(-1) ?? '']), []);
  });

  test('[B24] by their own telephone number and by that of each place, as the site asks for it', async () => {
    const phones = await client.ask([
      ['q', '*:*'],
      ['model', 'Location'],
      ['fq', '_language:"en"'],
      ['rows', '999'],
      ['fl', 'resultitemid_s,phone_number_t'],
    ]);
    const phoneOf = new Map(
      phones.body.response.docs.map((place) => [String(place.resultitemid_s), String(place.phone_number_t)]),
    );
    const digits = (phone: string) => phone.replaceAll('-', '');
    assert.deepEqual(
      await missing((document) => [
        digits(String(document.phone_number_t)),
        digits(String(document.phone_number_t)).slice(3),
        ...values(document, 'c_provider_locations_ids_sm').map((id) => digits(phoneOf.get(id) ?? '')),
      ]),
      [],
    );
  });

  test('[B24] [B18] by each visible specialty and by each location', async () => {
    assert.deepEqual(
      await missing((document) => [
        ...values(document, 'c_visible_specialties_sm'),
        ...values(document, 'c_provider_locations_sm'),
      ]),
      [],
    );
  });

  test('[B10] by a last name with one slip, through the corrected query', async () => {
    const missed: string[] = [];
    for (const document of physicians) {
      const name = String(document.c_last_name_s).split(/[\s-]/).at(-1) ?? '';
      if (name.length < 5) continue;
      // Two neighbouring letters change places.
      const typo = `${name.slice(0, 2)}${name[3] ?? ''}${name[2] ?? ''}${name.slice(4)}`;
      const { body } = await client.ask(
        asked(typo, ['rows', '999'], ['spellcheck.maxResultsForSuggest', '1']),
      );
      const ids = body.response.docs.map(({ _uniqueid }) => String(_uniqueid));
      const better = (body.spellcheck?.collations ?? []).filter((_entry, at) => at % 2 === 1).map(String);
      const found = await Promise.all(better.map((query) => client.ids(...asked(query))));
      if (![ids, ...found].some((list) => list.includes(document._uniqueid)))
        missed.push(`${name}: ${typo} → ${better.join(', ')}`);
    }
    assert.deepEqual(missed, []);
  });
});
