import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openContent } from '../gateways/content/open.ts';
import { documentsOf } from '../gateways/search/documents/from-content.ts';
import { plainQueries } from '../tests/contract/search/plain-queries.ts';
import { startEmbedded, startRealSolr } from '../tests/contract/search/engines.ts';
import { Client } from '../tests/contract/search/client.ts';
import {
  articleQuestions,
  conditionQuestions,
  consumerQuestions,
  longQuestions,
  otherNameQuestions,
  sectionDocuments,
  topicDocuments,
  trialDocuments,
  trialQuestions,
} from './lib/judged-collections.mjs';
import { belowFloors } from './lib/search-floors.mjs';
import { averagePrecision, mean, ndcg, overlap, precision } from './lib/search-measures.mjs';

/**
 * Measures how well the search finds what people judged to be right, on records that nobody here wrote:
 * `npm run search:judge`, and with `-- --solr` on a real Solr too, with what both have in common on the demo content.
 * The records are read from the folder that SAMPLE_DATA_DIR names; `-- --demo` takes the demo content alone and needs none.
 * Ends with an error where a figure is below its floor (`lib/search-floors.mjs`).
 */
const folder = process.env.SAMPLE_DATA_DIR ?? '';
const withSolr = process.argv.includes('--solr');
const isDemo = process.argv.includes('--demo');
const batch = 500;
/** So many results are looked at; of the demo's one page. */
const depth = isDemo ? 12 : 1000;
/** Figures that are numbers of something; the others are shares. */
const numbers = new Set(['questions', 'found nothing']);

const read = (name) => {
  const bytes = readFileSync(join(folder, name));
  return JSON.parse((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
};

async function fill(client, documents) {
  await client.update({ delete: { query: '*:*' } });
  for (let from = 0; from < documents.length; from += batch)
    await client.update(documents.slice(from, from + batch));
}

/** As the site sends what visitors type: Solr would read signs and AND, OR, NOT as operators. */
const asWords = (text) =>
  text
    .replace(/[\\+\-!(){}[\]^~?:/&|"]/g, '\\$&')
    .replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase());

async function ranked(client, q, model) {
  const limits = [
    ['rows', String(depth)],
    ['facet', 'false'],
    ['hl', 'false'],
    ['spellcheck', 'false'],
  ];
  const { body } = await client.ask([
    ['q', asWords(q)],
    ['model', model],
    ['language', 'en'],
    ['fl', '_uniqueid'],
    ...limits,
  ]);
  return body.response.docs.map(({ _uniqueid: id }) => id);
}

/** What a list of questions finds: each has the ids that are right, with a grade. */
async function judge(client, questions, model) {
  const found = [];
  for (const { query, right, own } of questions) {
    const ids = await ranked(client, query, model);
    found.push([ids.filter((id) => id !== own), right]);
  }
  const average = (measure) => mean(found.map(([ids, right]) => measure(ids, right)));
  return {
    questions: questions.length,
    'hit@1': average((ids, right) => (right.has(ids[0]) ? 1 : 0)),
    'hit@12': average((ids, right) => (ids.slice(0, 12).some((id) => right.has(id)) ? 1 : 0)),
    'nDCG@10': average((ids, right) => ndcg(ids, right, 10)),
    MAP: average(averagePrecision),
    'P@10': average((ids, right) => precision(ids, right, 10)),
    'found nothing': found.filter(([ids]) => ids.length === 0).length,
  };
}

async function misspelt(client) {
  const lines = readFileSync(join(folder, 'search/misspellings-codespell.tsv'), 'utf8').split('\n').slice(1);
  let tried = 0;
  let right = 0;
  for (const [wrong, wanted] of lines.map((line) => line.trim().split('\t'))) {
    if (!wrong || !wanted) continue;
    const more = [['rows', '1']];
    const one = await client.ask([['q', wanted], ['model', 'Condition'], ['facet', 'false'], ...more]);
    const other = await client.ask([
      ['q', wrong],
      ['model', 'Condition'],
      ['facet', 'false'],
      ['spellcheck.maxResultsForSuggest', '1'],
      ...more,
    ]);
    // Only words of the index, and only those whose misspelling is not one of its words.
    if (one.body.response.numFound === 0 || other.body.response.numFound > 0) continue;
    tried += 1;
    if (other.body.spellcheck?.collations?.[1] === wanted.toLowerCase()) right += 1;
  }
  return { questions: tried, corrected: right / tried };
}

/** What was below its floor. */
const missed = [];

function print(name, engine, figures) {
  const shown = Object.entries(figures).map(
    ([measure, value]) => `${measure} ${numbers.has(measure) ? value : value.toFixed(3)}`,
  );
  process.stdout.write(`${engine}: ${name}: ${shown.join(', ')}\n`);
  missed.push(...belowFloors(name, figures).map((line) => `${engine}: ${line}`));
}

async function judgeAll(engine) {
  const client = new Client(engine);
  const topics = read('conditions/nih-conditions.json.gz');
  const articles = read('articles/nih-health-articles.json.gz');
  const judgments = read('search/nih-judgments.json');
  const trials = read('trials/ctgov-v2.json.gz');
  await fill(client, topicDocuments(topics));
  for (const kind of ['synonym', 'question']) {
    const questions = judgments
      .filter((judgment) => judgment.kind === kind)
      .map(({ query, relevantFocus }) => ({
        query,
        right: new Map(
          topics
            .filter(({ focus }) => focus.toLowerCase() === relevantFocus.toLowerCase())
            .map(({ src, id }) => [`${src}/${id}`, 1]),
        ),
      }));
    print(`${kind}s over health topics`, engine.name, await judge(client, questions, 'Condition'));
  }
  print('misspellings of words in health topics', engine.name, await misspelt(client));
  await fill(client, sectionDocuments(articles, true));
  print(
    'questions over health articles',
    engine.name,
    await judge(client, articleQuestions(articles), 'Article'),
  );
  const asked = consumerQuestions(articles, judgments);
  print("consumers' questions over health articles", engine.name, await judge(client, asked, 'Article'));
  await fill(client, sectionDocuments(articles, false));
  print(
    "consumers' questions over articles without titles",
    engine.name,
    await judge(client, asked, 'Article'),
  );
  print(
    'long questions over texts without titles',
    engine.name,
    await judge(client, longQuestions(articles), 'Article'),
  );
  await fill(client, trialDocuments(trials));
  print(
    'long questions over trials without titles',
    engine.name,
    await judge(client, trialQuestions(trials), 'Article'),
  );
}

async function demoDocuments() {
  const opened = await openContent({ folder: 'content' });
  if (!opened.ok) throw new Error('the content has problems: npm run content:check');
  const documents = documentsOf(opened.value);
  opened.value.close();
  return documents;
}

/** What the demo's own conditions are called, and asked about. */
async function judgeDemo(engine) {
  const client = new Client(engine);
  const documents = (await demoDocuments()).filter(({ _language: language }) => language === 'en');
  await fill(client, documents);
  for (const [name, questions] of [
    ['other names of the conditions of the demo', otherNameQuestions(documents)],
    ['questions about the conditions of the demo', conditionQuestions(documents)],
  ])
    print(name, engine.name, await judge(client, questions, 'Condition'));
}

/** What both engines have in common, for a hundred plain queries over the demo content. */
async function compare(engines) {
  const documents = await demoDocuments();
  const clients = engines.map((engine) => new Client(engine));
  for (const client of clients) await fill(client, documents);
  for (const mm of ['1', '100%']) {
    const rows = [];
    for (const [query, model] of plainQueries) {
      const asked = [
        ['q', query],
        ['model', model],
        ['language', 'en'],
        ['fq', '_language:"en"'],
        ['mm', mm],
        ['fl', '_uniqueid,score'],
        ['rows', String(depth)],
      ];
      const [own, theirs] = await Promise.all(
        clients.map(async (client) => (await client.ask(asked)).body.response),
      );
      rows.push({
        query,
        model,
        share: overlap(own.docs, theirs.docs, 10),
        counts: [own.numFound, theirs.numFound],
      });
    }
    const alike = rows.filter(({ counts: [one, other] }) => one === other).length;
    print(`plain queries with mm=${mm}`, 'both', {
      'overlap@10': mean(rows.map(({ share }) => share)),
      'same count': alike / rows.length,
    });
    for (const { query, model, share, counts } of rows)
      if (share < 1 || counts[0] !== counts[1])
        process.stdout.write(`  ${model}: ${query}: ${share.toFixed(1)}, ${counts.join(' and ')} found\n`);
  }
}

if (!isDemo && !existsSync(join(folder, 'search/nih-judgments.json'))) {
  process.stderr.write(`There are no judged records in "${folder}": set SAMPLE_DATA_DIR.\n`);
  process.exit(2);
}
const engines = [await startEmbedded(), ...(withSolr ? [await startRealSolr()] : [])];
try {
  for (const engine of engines) await (isDemo ? judgeDemo(engine) : judgeAll(engine));
  if (withSolr) await compare(engines);
} finally {
  await Promise.all(engines.map((engine) => engine.stop()));
}
for (const line of missed) process.stderr.write(`Below its floor: ${line}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;
