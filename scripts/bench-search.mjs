import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeConfigset } from '../ops/solr/configset.ts';
import { freePort } from './lib/servers.mjs';
import { startProgram, stopProgram, waitUntilReady } from './lib/programs.mjs';
import { documentsFor, words } from './lib/search-documents.mjs';
import { startSolr, waitForIndex } from './lib/solr.mjs';

/**
 * Measures the embedded search gateway alone, in a process of its own, over HTTP, and a real Solr beside it on the same
 * documents: `npm run bench:search 10000 100000 -- --solr`. Prints p50 and p95 of what the site asks for, the start from
 * a snapshot, and memory.
 */
const given = process.argv.slice(2);
const withSolr = given.includes('--solr');
const sizes = given.filter((entry) => entry !== '--solr').map(Number);
if (sizes.length === 0) sizes.push(10_000);
const rounds = 200;
const warmUp = 40;
const batch = 20_000;
const token = 'bench';
const headers = { authorization: `Token ${token}` };
const emptySite = 'name: bench\nrootPath: /sitecore/content/bench\nlanguages:\n  - { name: en }\n';

const facets = [
  'c_visible_specialties_sm',
  'c_provider_locations_sm',
  'c_languages_sm',
  'c_gender_s',
  'c_patient_ages_sm',
  'c_provider_type_s',
  'searchsubsites_sm',
  'c_insurance_sm',
  'c_city_s',
];

/** The site's requests, by name; each round asks with other words. */
const requests = {
  typeahead: (word) => ({
    q: `${word.slice(0, 4)} ${word.slice(0, 4)}*`,
    mm: '-1',
    rows: 30,
    facet: 'false',
    spellcheck: 'false',
    fl: '_uniqueid,c_searchsections_sm,resulttitle_t,resulturl_s',
  }),
  'results with facets': (word) => ({
    q: word,
    rows: 12,
    facet: facets,
    'spellcheck.maxResultsForSuggest': '1',
  }),
  'map of 999': (word, round) => ({
    q: round % 2 ? '*' : word,
    rows: 999,
    facet: 'false',
    hl: 'false',
    fl: 'resulttitle_t,coordinate_rpt',
  }),
};

function parametersOf({ facet, ...rest }) {
  const parameters = new URLSearchParams({ model: 'Physician', useParams: 'Physician', ...rest });
  parameters.append('fq', '_language:"en"');
  if (Array.isArray(facet)) for (const field of facet) parameters.append('facet.field', field);
  else parameters.append('facet', facet);
  parameters.append('facet.limit', '9999');
  return parameters;
}

const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function ask(host, parameters) {
  const response = await fetch(`${host}/emselect?${parameters.toString()}`, { headers });
  if (!response.ok) throw new Error(`${host} answered ${response.status}`);
  return response.text();
}

/** Fills an index and returns how long that took, in seconds. */
async function fill(host, size) {
  const began = performance.now();
  for (let from = 0; from < size; from += batch) {
    const isLast = from + batch >= size;
    const response = await fetch(`${host}/update${isLast ? '?commit=true' : ''}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(documentsFor(from, Math.min(size, from + batch))),
    });
    if (!response.ok) throw new Error(`update: ${response.status} ${await response.text()}`);
  }
  return (performance.now() - began) / 1000;
}

/** p50 and p95 of each kind of request, milliseconds. */
async function measure(host) {
  const rows = [];
  for (const [name, make] of Object.entries(requests)) {
    const times = [];
    for (let round = -warmUp; round < rounds; round += 1) {
      const parameters = parametersOf(make(words[(round + warmUp) % words.length], round));
      const began = performance.now();
      await ask(host, parameters);
      if (round >= 0) times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    rows.push({ name, p50: quantile(times, 0.5), p95: quantile(times, 0.95) });
  }
  return rows;
}

async function startEmbedded(dataDir) {
  const port = await freePort();
  const began = performance.now();
  const program = startProgram('gateways/main.ts', {
    NODE_ENV: 'production',
    GATEWAYS: 'search',
    GATEWAYS_PORT: String(port),
    CONTENT_DIR: dataDir,
    SEARCH_TOKEN: token,
    DATA_DIR: dataDir,
  });
  const address = `http://127.0.0.1:${port}`;
  if (!(await waitUntilReady(`${address}/healthz`, program))) throw new Error('the gateway did not start');
  return { program, host: `${address}/search`, startMs: performance.now() - began };
}

/**
 * Resident memory of a process in megabytes, where the system tells.
 * @param {import('node:child_process').ChildProcess} program
 */
function memoryOf({ pid }) {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

function print(engine, size, rows, more) {
  for (const { name, p50, p95 } of rows)
    process.stdout.write(`| ${size} | ${engine} | ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | |\n`);
  process.stdout.write(`| ${size} | ${engine} | | | | ${more} |\n`);
}

async function benchEmbedded(size) {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
  writeFileSync(join(dataDir, 'site.yaml'), emptySite);
  let running = await startEmbedded(dataDir);
  try {
    const emptyMs = running.startMs;
    const fillSeconds = await fill(running.host, size);
    await stopProgram(running.program);
    running = await startEmbedded(dataDir);
    const rows = await measure(running.host);
    print(
      'embedded',
      size,
      rows,
      `filled in ${fillSeconds.toFixed(1)} s; process starts in ${Math.round(running.startMs)} ms from its snapshot, ${Math.round(emptyMs)} ms empty; ${memoryOf(running.program)} MB resident`,
    );
  } finally {
    await stopProgram(running.program);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchSolr(size) {
  const home = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
  mkdirSync(join(home, 'site'));
  writeFileSync(join(home, 'site', 'core.properties'), 'name=site\n');
  writeConfigset(join(home, 'site'));
  const solr = await startSolr({ port: await freePort(), home });
  try {
    const host = `${solr.address}/site`;
    await waitForIndex(host);
    const fillSeconds = await fill(host, size);
    print('Solr 9.9', size, await measure(host), `filled in ${fillSeconds.toFixed(1)} s; heap of 512 MB`);
  } finally {
    await solr.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

process.stdout.write('| documents | engine | request | p50 ms | p95 ms | |\n|---|---|---|---|---|---|\n');
for (const size of sizes) {
  await benchEmbedded(size);
  if (withSolr) await benchSolr(size);
}
