import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { Client, type Engine } from './client.ts';
import { startEmbedded } from './engines.ts';

/**
 * Relevance on records that nobody of this project wrote: health topics with their synonyms, and judged queries. They
 * are read from SAMPLE_DATA_DIR and are no part of the project; without it this trial is not run and says so.
 */
const folder = process.env.SAMPLE_DATA_DIR ?? '';
const topicsFile = join(folder, 'conditions/nih-conditions.json.gz');

type Topic = {
  readonly src: string;
  readonly id: string;
  readonly focus: string;
  readonly synonyms: readonly string[];
  readonly summary: string;
};
type Judgment = {
  readonly kind: 'question' | 'synonym';
  readonly query: string;
  readonly relevantFocus: string;
};

if (folder === '' || !existsSync(topicsFile)) {
  process.stdout.write('not run: the trial on real records needs SAMPLE_DATA_DIR\n');
} else {
  describe('real records', () => {
    let engine: Engine;
    let client: Client;
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const topics = JSON.parse(gunzipSync(readFileSync(topicsFile)).toString()) as readonly Topic[];
    const judgments = JSON.parse(read('search/nih-judgments.json')) as readonly Judgment[];

    before(async () => {
      engine = await startEmbedded();
      client = new Client(engine);
      const documents = topics.map(({ src, id, focus, synonyms, summary }) => ({
        _uniqueid: `${src}/${id}|en`,
        _language: 'en',
        c_searchsections_sm: ['ConditionsServices'],
        resulttitle_t: focus,
        resultbody_t: summary,
        resulturl_s: `/conditions-services/${src}-${id}`.toLowerCase(),
        c_specialty_synonyms_t: synonyms.join(' ¶ '),
      }));
      assert.equal(await client.update(documents), 200);
    });
    after(() => engine.stop());

    async function titles(query: string, rows = 12): Promise<readonly string[]> {
      const { body } = await client.ask([
        ['q', query],
        ['model', 'Condition'],
        ['language', 'en'],
        ['fq', '_language:"en"'],
        ['rows', String(rows)],
        ['facet', 'false'],
      ]);
      return body.response.docs.map(({ resulttitle_t: title }) => String(title).toLowerCase());
    }

    test('[B18] judged queries find their topic first, or at least among twelve', async (t) => {
      const hits = { question: [0, 0], synonym: [0, 0] };
      let among = 0;
      const missed: string[] = [];
      for (const { kind, query, relevantFocus } of judgments) {
        const found = await titles(query);
        const wanted = relevantFocus.toLowerCase();
        const [first = 0, all = 0] = hits[kind];
        hits[kind] = [first + (found[0] === wanted ? 1 : 0), all + 1];
        if (found.includes(wanted)) among += 1;
        if (found[0] !== wanted) missed.push(`${kind}: ${query} → ${found[0] ?? 'nothing'}, not ${wanted}`);
      }
      const share = ([first = 0, all = 1]: readonly number[]) => first / all;
      const overall = (hits.question[0] ?? 0) + (hits.synonym[0] ?? 0);
      t.diagnostic(
        `first: ${(overall / judgments.length).toFixed(3)}, synonyms ${share(hits.synonym).toFixed(3)}, questions ${share(hits.question).toFixed(3)}; among twelve ${(among / judgments.length).toFixed(3)}`,
      );
      for (const line of missed) t.diagnostic(line);
      assert.ok(overall / judgments.length >= 0.94, 'first overall');
      assert.ok(share(hits.synonym) >= 0.92, 'first for synonyms');
      assert.equal(among, judgments.length);
    });

    test('[B10] real misspellings lead to the word that was meant, and never to nothing', async (t) => {
      const pairs = read('search/misspellings-codespell.tsv')
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split('\t'))
        .filter(([wrong, right]) => wrong && right);
      let tried = 0;
      let right = 0;
      for (const [wrong = '', wanted = ''] of pairs) {
        const [one, other] = await Promise.all([titles(wanted, 1), titles(wrong, 1)]);
        // Only words of the index, and only those whose misspelling is not one of its words.
        if (one.length === 0 || other.length > 0) continue;
        const { body } = await client.ask([
          ['q', wrong],
          ['model', 'Condition'],
          ['language', 'en'],
          ['rows', '0'],
          ['spellcheck.maxResultsForSuggest', '1'],
        ]);
        const [, collation] = body.spellcheck?.collations ?? [];
        tried += 1;
        if (collation === wanted.toLowerCase()) right += 1;
        if (typeof collation === 'string') assert.ok((await titles(collation, 1)).length > 0, collation);
      }
      t.diagnostic(`${right} of ${tried} misspellings corrected: ${((100 * right) / tried).toFixed(1)} %`);
      assert.ok(right / tried >= 0.75);
    });
  });
}
