import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openContent } from '../../../gateways/content/open.ts';
import { documentsOf } from '../../../gateways/search/documents/from-content.ts';
import { Client, type Engine, type Parameter } from './client.ts';
import { canRunSolr } from '../../../scripts/lib/solr.mjs';
import { overlap } from '../../../scripts/lib/search-measures.mjs';
import { startEmbedded, startRealSolr } from './engines.ts';
import { firstOf, layConditions, layDoctors } from './lay-words.ts';
import { plainQueries, plainQueriesElsewhere } from './plain-queries.ts';

const batch = 500;

if (process.env.SOLR_REQUIRED === '1' || canRunSolr()) {
  describe('the embedded engine beside a real Solr, on the demo content', () => {
    const engines: Engine[] = [];
    const clients: Client[] = [];
    before(async () => {
      engines.push(await startEmbedded(), await startRealSolr());
      const opened = await openContent({ folder: 'content' });
      assert.ok(opened.ok);
      const documents = documentsOf(opened.value);
      for (const engine of engines) {
        const client = new Client(engine);
        for (let from = 0; from < documents.length; from += batch)
          assert.equal(await client.update(documents.slice(from, from + batch)), 200);
        clients.push(client);
      }
      opened.value.close();
    });
    after(() => Promise.all(engines.map((engine) => engine.stop())));

    const parametersOf = (
      query: string,
      model: string,
      { needed, language = 'en' }: { readonly needed: string; readonly language?: string },
    ): readonly Parameter[] => [
      ['q', query],
      ['model', model],
      ['language', language],
      ['fq', `_language:"${language}"`],
      ['mm', needed],
      ['rows', '999'],
      ['fl', '_uniqueid,score'],
    ];

    test('[B19] the words of patients find the same first on the real Solr', async () => {
      const [, solr] = clients;
      assert.ok(solr);
      for (const [query, specialty] of Object.entries(layDoctors))
        assert.equal(
          await firstOf(solr, { query, model: 'Physician', field: 'c_visible_specialties_sm' }),
          specialty,
          query,
        );
      for (const [query, title] of Object.entries(layConditions))
        assert.equal(
          await firstOf(solr, { query, model: 'Condition', field: 'resulttitle_t' }),
          title,
          query,
        );
    });

    test('[B24] parking is no form of park, in either', async () => {
      const without: Parameter = ['fq', '-c_free_or_discount_parking_s:[* TO *]'];
      for (const client of clients) {
        const ask = async (...more: readonly Parameter[]) =>
          (await client.ask([...parametersOf('parking', 'Location', { needed: '1' }), ...more])).body.response
            .numFound;
        assert.ok((await ask()) > 0);
        assert.equal(await ask(without), 0);
      }
    });

    test('[B7] both put open trials first, and the same after them, in each language', async () => {
      for (const language of ['en', 'es-MX', 'ar']) {
        const [own, theirs] = await Promise.all(
          clients.map(async (client) => {
            const parameters = parametersOf('*:*', 'ClinicalTrial', { needed: '1', language });
            const asked: Parameter = ['sort', 'c_open_first_s asc'];
            return (await client.ask([...parameters, asked])).body.response.docs.map(
              ({ _uniqueid: id }) => id,
            );
          }),
        );
        assert.ok(own && own.length > 12);
        assert.deepEqual(own, theirs, language);
      }
    });

    /** Asks both, which have to find as many each time, and says how much of the first ten is the same. */
    const overlapOf = async (query: string, model: string, asked: { needed: string; language?: string }) => {
      const [own, theirs] = await Promise.all(
        clients.map(async (client) => (await client.ask(parametersOf(query, model, asked))).body.response),
      );
      assert.ok(own && theirs);
      assert.equal(own.numFound, theirs.numFound, `${model}: ${query}`);
      return overlap(own.docs, theirs.docs, 10);
    };
    const isNearlyAll = (shares: readonly number[], say: (text: string) => void) => {
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      say(`overlap of the first ten: ${(mean * 100).toFixed(1)} %`);
      assert.ok(mean >= 0.98, `only ${mean}`);
    };

    // As the site asks first, and as anybody asks who says nothing.
    for (const needed of ['100%', '1']) {
      test(`[B18] both find the same for a hundred plain queries, with ${needed} of the words`, async (t) => {
        const shares: number[] = [];
        for (const [query, model] of plainQueries) shares.push(await overlapOf(query, model, { needed }));
        isNearlyAll(shares, (text) => t.diagnostic(text));
      });
      test(`[B18] and for those in other languages, with ${needed} of the words`, async (t) => {
        const shares: number[] = [];
        for (const [query, model, language] of plainQueriesElsewhere)
          shares.push(await overlapOf(query, model, { needed, language }));
        isNearlyAll(shares, (text) => t.diagnostic(text));
      });
    }
  });
}
