import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

type Command = {
  /** The options of its shortest run. `FOLDER` stands for a new folder, which holds `empty.json`. */
  readonly options: readonly string[];
  readonly prints: RegExp;
  readonly environment?: () => Readonly<Record<string, string>>;
};

const outside = () => {
  const gateways = process.env.GATEWAYS_URL ?? '';
  return {
    SEARCH_HOST: `${gateways}/search`,
    SCHEDULING_HOST: `${gateways}/scheduling/v1`,
    SEARCH_COUNTS_HOST: `${gateways}/collector`,
  };
};

/** Every script of package.json in its shortest form. */
const commands: Readonly<Record<string, Command>> = {
  test: { options: ['--', '--list'], prints: /^format\nlint\ntypes\nunit\n.*e2e\npages\nrequirements$/ms },
  check: { options: ['--', '--list'], prints: /^format\nlint\ntypes\nunit\ncontract$/m },
  'check:deployment': { options: ['--', '--list'], prints: /^a gateway is killed\n.*^a site is killed$/ms },
  'check:faults': {
    options: ['--', '--only', 'search', '--faults', 'refused,200 with HTML,fails once', '--seconds', '20'],
    prints: /^\| fault \| search \|.*^\| refused \| 200 /ms,
  },
  'check:incidents': {
    options: ['--', '--list'],
    prints: /^wrong token\nslow CMS\n.*^old build$.*^clock wrong$/ms,
  },
  'check:jss-client': { options: ['--', '--list'], prints: /^home\narticle\ncondition\nphysician$/m },
  bench: { options: ['--', '--seconds', '0.1'], prints: /^ratio +\d/m },
  'bench:bookings': {
    options: ['--', '--bookings', '24'],
    prints: /^\| PostgreSQL \| site \| 50 \| \d+ \|/m,
  },
  'bench:memory': {
    options: ['--', '--minutes', '0.1'],
    prints: /^ {5}0 {7}0 {7}0 +\d+ \(\d+\) +\d+ \(\d+\)$/m,
  },
  'bench:overload': {
    options: ['--', '--seconds', '0.5'],
    prints: /^p99 of those taken: [\d.]+ times$/m,
    // It measures the refusals that the other tests do without.
    environment: () => ({ SHED_LAG_MS: '200' }),
  },
  'bench:press': {
    options: ['--', '--runs', '1', '--most', '100000', '--only', 'not found'],
    prints: /^\| not found \| \d+ \| \d+ \|$/m,
  },
  'bench:publish': {
    options: ['--', '--rounds', '1', '--pages', '3'],
    prints: /^redirect, other process\s+median \d+ ms/m,
  },
  'bench:search': { options: ['--', '200'], prints: /^\| 200 \| embedded \| typeahead \| \d/m },
  'content:check': { options: [], prints: /^content: \d+ items of \d+ templates/m },
  'content:dictionary': { options: [], prints: /^/ },
  'content:draw': { options: ['--', 'FOLDER', 'writers/'], prints: /^$/m },
  'content:generate': { options: ['--', 'FOLDER'], prints: /^$/m },
  doctor: {
    options: [],
    prints:
      /^good +scheduling .*^Nothing is wrong in what was asked\.$.*^What runs as site was not seen, .*^What runs as gateways was not seen, /ms,
    environment: () => ({ ...outside(), GATEWAYS_PORT: new URL(process.env.GATEWAYS_URL ?? '').port }),
  },
  favicons: { options: [], prints: /^/ },
  fonts: { options: [], prints: /^source-sans-3\.woff2: \d+ bytes$/m },
  'forms:export': {
    options: ['--', 'contact'],
    prints: /^"id","sent","state","language"/m,
    environment: () => ({ GATEWAYS_PORT: new URL(process.env.GATEWAYS_URL ?? '').port }),
  },
  icons: { options: [], prints: /^icons\.[0-9a-f]{8}\.svg: \d+ icons/m },
  lighthouse: { options: ['--', '1', '/'], prints: /^\| \/ \| \d+ \|/m },
  'lock:complete': { options: [], prints: /^0 optional packages added/m },
  mutation: { options: ['--', 'percentage'], prints: /^1 rules broken, 0 went unnoticed\.$/m },
  'scheduling:import': { options: ['--', 'FOLDER/empty.json', '--dry-run'], prints: /^Dry run: nothing/m },
  'scheduling:retention': { options: ['--', '--dry-run'], prints: /\d/ },
  'search:addresses': { options: [], prints: /^\d+ addresses: 0 in a wrong state/m },
  'search:doctor': {
    options: [],
    prints: /^Everything that the site relies on is there\.$/m,
    environment: outside,
  },
  'search:report': { options: ['--', '--days', '1'], prints: /^\d+ searches and \d+/m, environment: outside },
  'search:visits': { options: [], prints: /^\d+ documents of http/m, environment: outside },
  'solr:configset': { options: ['--', 'FOLDER'], prints: /^$/m },
};

/** Scripts that have tests of their own, here or elsewhere. */
const elsewhere = [
  'start',
  'dev',
  'new:block',
  'solr:index',
  'search:judge',
  'search:clients',
  'check:pages',
  'contact-sheet',
  'content:report',
  'site:check',
  'migrate',
  'backup',
  'restore',
  'db:rekey',
  'import:directory',
  'import:trials',
  'preview:link',
];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

async function run(name: string, options: readonly string[], environment: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-command-'));
  try {
    const given = options.map((option) => option.replace('FOLDER', folder));
    writeFileSync(join(folder, 'empty.json'), '{}');
    const program = spawn('npm', ['run', '--silent', name, ...given], {
      env: { ...process.env, DATA_DIR: join(folder, 'data'), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    let complained = '';
    program.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    program.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
    const [code] = (await once(program, 'close')) as [number | null];
    return { code, printed, complained };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What differs from the last commit. A command that changed a source would have the next start build the site anew. */
const changes = () => spawnSync('git', ['diff', '--stat'], { encoding: 'utf8' }).stdout;

test('[O9] every script of package.json is run by a test', () => {
  expect(Object.keys(scripts).toSorted()).toEqual([...Object.keys(commands), ...elsewhere].toSorted());
});

for (const [name, { options, prints, environment = () => ({}) }] of Object.entries(commands)) {
  test(`[O9] npm run ${name} does its work`, async () => {
    test.setTimeout(180_000);
    const before = changes();
    const { code, printed, complained } = await run(name, options, environment());
    expect(complained).not.toMatch(/Error|Warning/);
    expect({ code, complained }).toMatchObject({ code: 0 });
    expect(printed).toMatch(prints);
    expect(changes()).toBe(before);
  });
}

test('[O9] npm run migrate, backup, db:rekey and restore lead from one database to the next', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-command-'));
  const file = join(folder, 'backup.gz');
  const [first, second] = [{ DATA_DIR: join(folder, 'first') }, { DATA_DIR: join(folder, 'second') }];
  try {
    expect((await run('migrate', [], first)).printed).toBe('scheduling: is up to date, and sealed\n');
    expect((await run('backup', ['--', file], first)).printed).toContain(`rows are in ${file}.`);
    expect((await run('db:rekey', [], first)).printed).toMatch(/^scheduling: \d+ values sealed with /);
    cpSync(join(first.DATA_DIR, 'data.key'), join(second.DATA_DIR, 'data.key'));
    expect((await run('restore', ['--', file], second)).printed).toMatch(/^Restored\./);
    const again = await run('restore', ['--', file], second);
    expect(again.code).toBe(1);
    expect(again.complained).toContain('a backup is restored only where no database is');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('[O9] npm run search:judge says where its records are missed', async () => {
  const { code, complained } = await run('search:judge', [], { SAMPLE_DATA_DIR: '' });
  expect({ code, complained }).toEqual({
    code: 2,
    complained: 'There are no judged records in "": set SAMPLE_DATA_DIR.\n',
  });
});

test('[O9] npm run solr:index hands all documents of the content to a Solr', async () => {
  test.setTimeout(60_000);
  let documents = 0;
  let isCommitted = false;
  const solr = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as unknown;
      if (Array.isArray(body)) documents += body.length;
      isCommitted ||= request.url === '/update?commit=true';
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(solr, 'listening');
  try {
    const host = `http://127.0.0.1:${(solr.address() as AddressInfo).port}`;
    const { code, printed } = await run('solr:index', [], { SEARCH_HOST: host, SCHEDULING_HOST: '' });
    expect(code).toBe(0);
    expect(printed).toContain(`${documents} documents are in ${host}.`);
    expect(documents).toBeGreaterThan(1000);
    expect(isCommitted).toBe(true);
  } finally {
    solr.close();
  }
});
