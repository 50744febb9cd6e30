import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openContent } from '../../../gateways/content/open.ts';
import { documentsOf } from '../../../gateways/search/documents/from-content.ts';
import { Client, type Engine, type Parameter } from './client.ts';
import { canRunSolr } from '../../../scripts/lib/solr.mjs';
import { startEmbedded, startRealSolr } from './engines.ts';

/** What visitors type, with the kind of search that they type it into. */
const queries: readonly (readonly [query: string, model: string])[] = [
  ['cardiology', 'Physician'],
  ['heart doctor', 'Physician'],
  ['kid doctor', 'Physician'],
  ['knee pain', 'Physician'],
  ['skin', 'Physician'],
  ['diabetes', 'Physician'],
  ['orthopaedic surgery', 'Physician'],
  ['neurologist', 'Physician'],
  ['sports medicine', 'Physician'],
  ['allergy', 'Physician'],
  ['women health', 'Physician'],
  ['hyde park', 'Physician'],
  ['hyde park', 'Location'],
  ['evanston', 'Location'],
  ['children', 'Location'],
  ['parking', 'Location'],
  ['asthma', 'Condition'],
  ['migraine', 'Condition'],
  ['high blood pressure', 'Condition'],
  ['stroke', 'Condition'],
  ['acne', 'Condition'],
  ['sleep', 'Condition'],
  ['back pain', 'Condition'],
  ['pregnancy', 'Condition'],
  ['flu', 'Article'],
  ['garden', 'Article'],
  ['heart attack', 'Article'],
  ['cancer', 'ClinicalTrial'],
  ['breast cancer', 'ClinicalTrial'],
  ['asthma', 'ClinicalTrial'],
];
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

    const parametersOf = (query: string, model: string, rows: string): readonly Parameter[] => [
      ['q', query],
      ['model', model],
      ['language', 'en'],
      ['fq', '_language:"en"'],
      ['rows', rows],
      ['fl', '_uniqueid'],
    ];

    test('[B18] both find the same pages for what visitors type, or nearly', async (t) => {
      const shares: number[] = [];
      for (const [query, model] of queries) {
        const [own = [], theirs = []] = await Promise.all(
          clients.map((client) => client.ids(...parametersOf(query, model, '999'))),
        );
        const both = own.filter((id) => theirs.includes(id)).length;
        const all = new Set([...own, ...theirs]).size;
        assert.ok(own.length > 0, query);
        shares.push(all === 0 ? 1 : both / all);
      }
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      t.diagnostic(`same documents: ${(mean * 100).toFixed(1)} %`);
      assert.ok(mean >= 0.95, `only ${mean}`);
    });

    test('[B18] the first ten overlap by nine tenths, ties aside', async (t) => {
      const shares: number[] = [];
      for (const [query, model] of queries) {
        const [own = [], theirs = []] = await Promise.all(
          clients.map((client) => scored(client, parametersOf(query, model, '999'))),
        );
        shares.push(overlap(own, theirs));
      }
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      t.diagnostic(`overlap of the first ten: ${(mean * 100).toFixed(1)} %`);
      assert.ok(mean >= 0.9, `only ${mean}`);
    });
  });
}

type Scored = readonly { readonly id: string; readonly score: number }[];

async function scored(client: Client, parameters: readonly Parameter[]): Promise<Scored> {
  const asked = parameters.filter(([name]) => name !== 'fl');
  const { body } = await client.ask([...asked, ['fl', '_uniqueid,score']]);
  return body.response.docs.map((document) => ({
    id: String(document._uniqueid),
    score: Number(document.score),
  }));
}

/** How many of one engine's first ten the other has at least as high as its own tenth: equal scores may swap. */
function overlap(own: Scored, theirs: Scored): number {
  const top = theirs.slice(0, 10);
  const least = own[Math.min(9, own.length - 1)]?.score ?? 0;
  const high = new Set(own.filter(({ score }) => score >= least * 0.999).map(({ id }) => id));
  return top.length === 0 ? 1 : top.filter(({ id }) => high.has(id)).length / top.length;
}
