import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './lib/servers.mjs';
import { startProgram, stopProgram, waitUntilReady } from './lib/programs.mjs';
import { documentsFor, words } from './lib/search-documents.mjs';

/**
 * Measures the embedded search gateway alone, in a process of its own, over HTTP: `node scripts/bench-search.mjs 10000
 * 100000`. Prints p50 and p95 in milliseconds of what the site asks for, the start from a snapshot, and memory.
 */
const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(10_000);
const rounds = 200;
const batch = 20_000;
const token = 'bench';
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
    q: `${word.slice(0, 4)}*`,
    rows: 30,
    facet: 'false',
    fl: 'resulttitle_t,resulturl_s',
  }),
  'results with facets': (word) => ({ q: word, rows: 12, facet: facets }),
  'map of 999': (word, round) => ({
    q: round % 2 ? '*' : word,
    rows: 999,
    facet: 'false',
    hl: 'false',
    fl: 'resulttitle_t,coordinate_rpt',
  }),
};

function parametersOf({ facet, ...rest }) {
  const parameters = new URLSearchParams({ model: 'Physician', ...rest });
  parameters.append('fq', '_language:"en"');
  if (Array.isArray(facet)) for (const field of facet) parameters.append('facet.field', field);
  else parameters.append('facet', facet);
  parameters.append('facet.limit', '9999');
  return parameters;
}

const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const shown = (ms) => ms.toFixed(1);

async function ask(host, parameters) {
  const response = await fetch(`${host}/emselect?${parameters.toString()}`, {
    headers: { authorization: `Token ${token}` },
  });
  if (!response.ok) throw new Error(`the gateway answered ${response.status}`);
  return response.text();
}

async function start(dataDir) {
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

/** Resident memory of a process in megabytes, where the system tells. */
function memoryOf({ pid }) {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

for (const size of sizes) {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
  writeFileSync(join(dataDir, 'site.yaml'), emptySite);
  let running = await start(dataDir);
  try {
    const emptyStart = running.startMs;
    const emptyMemory = memoryOf(running.program);
    for (let from = 0; from < size; from += batch) {
      const isLast = from + batch >= size;
      const response = await fetch(`${running.host}/update${isLast ? '?commit=true' : ''}`, {
        method: 'POST',
        headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(documentsFor(from, Math.min(size, from + batch))),
      });
      if (!response.ok) throw new Error(`update: ${response.status} ${await response.text()}`);
    }
    await stopProgram(running.program);
    running = await start(dataDir);
    process.stdout.write(
      `\n${size} documents: start ${Math.round(running.startMs)} ms (empty: ${Math.round(emptyStart)} ms), memory ${memoryOf(running.program)} MB (empty: ${emptyMemory} MB)\n`,
    );
    for (const [name, make] of Object.entries(requests)) {
      const times = [];
      for (let round = -20; round < rounds; round += 1) {
        const parameters = parametersOf(make(words[(round + 20) % words.length], round));
        const began = performance.now();
        await ask(running.host, parameters);
        if (round >= 0) times.push(performance.now() - began);
      }
      times.sort((a, b) => a - b);
      process.stdout.write(
        `  ${name.padEnd(20)} p50 ${shown(quantile(times, 0.5)).padStart(6)}  p95 ${shown(quantile(times, 0.95)).padStart(6)} ms\n`,
      );
    }
    process.stdout.write(`  memory ${memoryOf(running.program)} MB\n`);
  } finally {
    await stopProgram(running.program);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
