import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Client, list, where, type Engine, type Parameter } from './client.ts';
import { facetTests } from './facet-cases.ts';
import { filterCases } from './filter-cases.ts';
import { fixture, visitOf, type FixtureDocument } from './fixture.ts';
import { protocolTests } from './protocol-cases.ts';
import { randomFilters } from './random-filters.ts';
import { boostCase, queryCases, sortCases } from './query-cases.ts';

/**
 * What every search service that the site may be pointed at has to do, case by case.
 * @param start - starts the service, or says where it is
 */
export function describeSearch(name: string, start: () => Promise<Engine>): void {
  describe(`search: ${name}`, () => {
    let engine: Engine;
    let client: Client;
    before(async () => {
      engine = await start();
      client = new Client(engine);
      assert.equal(await client.update(fixture), 200);
    });
    after(() => engine?.stop());

    test('[B18] without the token there is no answer', async () => {
      // Solr by itself asks for none: it stands in a network of its own.
      const refused = engine.asksForToken ? 401 : 200;
      assert.equal((await fetch(`${engine.host}/emselect?q=*:*`)).status, refused);
      assert.equal(
        (await fetch(`${engine.host}/emselect?q=*:*`, { headers: { authorization: 'Token wrong' } })).status,
        refused,
      );
    });

    for (const [filter, passes] of filterCases) {
      test(`[B18] fq=${filter} finds exactly its documents`, async () => {
        assert.deepEqual(await client.ids(['q', '*'], ['fq', filter]), where(passes));
      });
    }

    for (const { title, parameters, passes } of queryCases) {
      test(`[B18] ${title}`, async () => {
        assert.deepEqual(await client.ids(...parameters), where(passes));
      });
    }

    test('[B16] boosts lift what matches anyway', async () => {
      assert.deepEqual((await client.order(...boostCase.parameters)).slice(0, 2), boostCase.first);
    });

    for (const { title, parameters, compare } of sortCases) {
      test(`[B7] ${title}`, async () => {
        const found = await client.order(...parameters);
        const documents = found.map(
          (id) => fixture.find(({ _uniqueid }) => _uniqueid === id) as FixtureDocument,
        );
        assert.ok(documents.length > 10);
        for (const [at, document] of documents.entries()) {
          const before = documents[at - 1];
          if (before)
            assert.ok(compare(before, document) <= 0, `${before._uniqueid} before ${document._uniqueid}`);
        }
      });
    }

    test('[B18] several filters hold together, and a broken one is a 400 that says so', async () => {
      const both = await client.ids(
        ['q', '*'],
        ['fq', 'c_gender_s:"Male"'],
        ['fq', 'c_accepting_new_patients_b:true'],
      );
      assert.deepEqual(
        both,
        where((document) => document.c_gender_s === 'Male' && document.c_accepting_new_patients_b === true),
      );
      for (const broken of [
        'c_gender_s:(',
        'c_gender_s:"x',
        'AND',
        'a:[1 TO',
        'c_next_available_tdt:[tomorrow TO *]',
        '--c_gender_s:Male',
        'overallrating_tf:best',
        'overallrating_tf:[best TO *]',
        '{!geofilt sfield=coordinate_rpt pt=41.8,-87.63}',
        '{!geofilt sfield=coordinate_rpt pt=41.8,-87.63 d=-1}',
        '{!nobody}x',
        '{!term f=c_city_s',
        'nothing:x',
        'nothing:[* TO *]',
        'c_next_available_tdt:[NOW+1FORTNIGHT TO *]',
      ]) {
        const response = await fetch(`${engine.host}/emselect?q=*&fq=${encodeURIComponent(broken)}`, {
          headers: { authorization: `Token ${engine.token}` },
        });
        assert.equal(response.status, 400, broken);
        assert.equal(((await response.json()) as { error: { code: number } }).error.code, 400);
      }
    });

    test('[B18] what a visitor types is never an error and never an operator', async () => {
      for (const typed of [
        '"',
        '(((',
        'a OR',
        '*:* OR x',
        '{!func}1',
        'title:x',
        '\\',
        '<script>',
        'ñ'.repeat(500),
      ]) {
        assert.equal((await client.ask([['q', typed]])).status, 200, typed);
      }
    });

    facetTests(() => client);

    test('[B18] only the fields that are asked for are shown, and a model that nobody knows is the one for all', async () => {
      const one: readonly Parameter[] = [
        ['q', '*'],
        ['fq', '_uniqueid:"p1|en"'],
      ];
      const shown = async (...parameters: readonly Parameter[]) =>
        (await client.ask([...one, ...parameters])).body.response.docs[0];
      assert.deepEqual(await shown(['fl', 'score']), { score: 1 });
      assert.deepEqual(await shown(['fl', 'c_gender_s'], ['fl', 'c_last_name_s']), {
        c_gender_s: 'Male',
        c_last_name_s: 'L98',
      });
      for (const model of ['nobody', 'constructor', '__proto__'])
        assert.deepEqual(await client.ids(...one, ['model', model]), ['p1|en'], model);
    });

    test('[B9] pages follow one another without gap or repetition, and beyond the end there is nothing', async () => {
      const pages = await Promise.all(
        [0, 12, 24, 36, 48].map((start) =>
          client.ask([
            ['q', '*'],
            ['model', 'Physician'],
            ['fq', '_language:"en"'],
            ['rows', '12'],
            ['start', String(start)],
            ['sort', 'c_last_name_s asc'],
          ]),
        ),
      );
      const found = pages.flatMap(({ body }) =>
        body.response.docs.map(({ c_last_name_s: name }) => String(name)),
      );
      assert.deepEqual(found, [...found].sort());
      assert.equal(new Set(found).size, 60);
      assert.deepEqual(
        (
          await client.ask([
            ['q', '*'],
            ['start', '5000'],
          ])
        ).body.response.docs,
        [],
      );
    });

    test('[B18] words find specialties, lay words their specialty, names their person in any spelling', async () => {
      const cardiologists = where((document) =>
        list(document, 'c_visible_specialties_sm').includes('Cardiology'),
      );
      for (const q of ['cardiology', 'heart doctor', 'cardiologist'])
        assert.deepEqual(
          await client.ids(['q', q], ['model', 'Physician'], ['language', 'en']),
          cardiologists,
          q,
        );
      for (const q of ['nunez', 'Núñez', 'Núñez'.normalize('NFD'), 'NUNEZ o’hara', 'nune*'])
        assert.deepEqual(await client.ids(['q', q], ['model', 'Physician']), ['p7|en'], q);
      assert.deepEqual(await client.ids(['q', '1999900033']), ['p33|en']);
    });

    test('[B10] a misspelt word finds nothing and is answered with one that does', async () => {
      const { body } = await client.ask([
        ['q', 'cardoilogy'],
        ['model', 'Physician'],
        ['spellcheck.maxResultsForSuggest', '1'],
      ]);
      assert.equal(body.response.numFound, 0);
      assert.deepEqual(body.spellcheck?.collations, ['collation', 'cardiology']);
    });

    test('[B25] highlighting marks the words and escapes everything else', async () => {
      const { body } = await client.ask([
        ['q', 'heart'],
        ['model', 'Physician'],
        ['rows', '1'],
      ]);
      const [marked] = Object.values(body.highlighting)[0]?.resultbody_t ?? [];
      assert.match(String(marked), /<em>heart<\/em>/);
      assert.match(String(marked), /&amp; more &lt;b&gt;/);
    });

    test('[B18] a radius holds back what is farther, and distance orders and is told', async () => {
      const geo = [
        ['sfield', 'coordinate_rpt'],
        ['pt', '41.8,-87.63'],
        ['d', '25'],
      ] as const;
      assert.deepEqual(await client.ids(['q', '*'], ['fq', '{!geofilt}'], ...geo), [
        'l0|en',
        'l1|en',
        'l2|en',
      ]);
      const { body } = await client.ask([
        ['q', '*'],
        ['fq', 'coordinate_rpt:[* TO *]'],
        ['sort', 'geodist() asc'],
        ['fl', '_uniqueid,_dist_:geodist()'],
        ...geo,
      ]);
      const distances = body.response.docs.map(({ _dist_: distance }) => Number(distance));
      assert.deepEqual(
        distances,
        [...distances].sort((a, b) => a - b),
      );
      assert.ok(Math.abs((distances[1] ?? 0) - 10) < 0.05);
    });

    test('[B18] random filter trees agree with a plain reading of the documents', async () => {
      for (const { text, passes } of randomFilters(100))
        assert.deepEqual(await client.ids(['q', '*'], ['fq', text]), where(passes), text);
    });

    test('[B28] a field alone can be set and taken away; the rest of its document stays as it is', async () => {
      const visit = '2027-01-04T15:00:00Z';
      const soon = 'c_next_available_tdt:[2027-01-04T00:00:00Z TO 2027-01-05T00:00:00Z}';
      const before = await client.ask([
        ['q', '*'],
        ['fq', '_uniqueid:"p1|en"'],
      ]);
      const set = (next: string | null) => ({ _uniqueid: 'p1|en', c_next_available_tdt: { set: next } });
      assert.equal(await client.update([set(visit)]), 200);
      assert.deepEqual(await client.ids(['q', 'dermatology'], ['model', 'Physician'], ['fq', soon]), [
        'p1|en',
      ]);
      const after = await client.ask([
        ['q', '*'],
        ['fq', '_uniqueid:"p1|en"'],
      ]);
      const [was, is] = [before, after].map(({ body }) => ownFields(body.response.docs[0]));
      assert.deepEqual(is, { ...was, c_next_available_tdt: visit });

      assert.equal(await client.update([set(null)]), 200);
      assert.deepEqual(await client.ids(['q', '*'], ['fq', soon]), []);
      assert.deepEqual(
        await client.ids(['q', '*'], ['fq', '_uniqueid:"p1|en" AND -c_next_available_tdt:[* TO *]']),
        ['p1|en'],
      );
      assert.equal(await client.update([set(visitOf(1))]), 200);
      assert.equal(await client.update([{ _uniqueid: 'p1|en', c_gender_s: { 'no such change': 'x' } }]), 400);
    });

    protocolTests(() => engine);

    test('[B24] a deleted document is gone', async () => {
      assert.equal(await client.update({ delete: { id: 'l7|en' } }), 200);
      assert.deepEqual(await client.ids(['q', '*'], ['fq', '_uniqueid:"l7|en"']), []);
    });
  });
}

/** Without what an engine adds of its own. */
function ownFields(document: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !/^(_version_|score)$/.test(name)));
}
