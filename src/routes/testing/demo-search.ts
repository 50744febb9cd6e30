import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SearchAnswer, SearchKind, SearchResults } from '@/contracts/search';
import type { NextApiHandler } from 'next';
import { listen, serverOf } from '#routes/testing/world';

/** A document of the search index, as the search service answers it. */
export type Indexed = Readonly<Record<string, unknown>>;

/** A question for a page's search: `?query=` and the other parameters of its address. */
export type Asked = {
  /** Of the page: `/find-a-physician`. */
  readonly page: string;
  readonly type: SearchKind;
  readonly query: string;
  readonly subsite?: string;
  /** All results at once, as a map has them. */
  readonly isMap?: boolean;
  readonly language?: string;
};

const readyWithinMs = 180_000;

async function startGateways(dataDir: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const probe = createServer();
  const address = await listen(probe);
  probe.close();
  await once(probe, 'close');
  const { port } = new URL(address);
  const flags = ['--disable-warning=ExperimentalWarning', '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'];
  const program = spawn(process.execPath, [...flags, 'gateways/main.ts'], {
    env: {
      PATH: process.env.PATH,
      TZ: 'UTC',
      NODE_ENV: 'production',
      GATEWAYS_PORT: port,
      DATA_DIR: dataDir,
    } as NodeJS.ProcessEnv,
    stdio: 'ignore',
  });
  const ended = once(program, 'exit');
  const until = performance.now() + readyWithinMs;
  const isUp = () =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (program.exitCode !== null || performance.now() > until) throw new Error('the gateways do not start');
    await pause(50);
  }
  return {
    address,
    stop: async () => {
      program.kill();
      await ended;
    },
  };
}

type Loaded = {
  /** The route of `/api/search`. */
  readonly search: NextApiHandler;
  readonly datasourceOn: (
    page: string,
    of: { readonly block: string; readonly language: string },
  ) => Promise<string | undefined>;
};

/**
 * The search of the demo site as its pages ask for it: the site's own route, in front of the real gateways with the demo
 * content.
 * @param load - loads what is the site's own, once the environment names the gateways
 */
export async function demoSearch(load: () => Promise<Loaded>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-search-'));
  const gateways = await startGateways(dataDir);
  const { address } = gateways;
  Object.assign(process.env, {
    SITECORE_API_HOST: address,
    SEARCH_HOST: `${address}/search`,
    GEOCODING_HOST: `${address}/geocoding`,
    SEARCHES_PER_MINUTE: '1000000',
    DATA_DIR: dataDir,
  });
  const { search, datasourceOn } = await load();
  const site = serverOf({ search });
  const origin = await listen(site);
  const sources = new Map<string, Promise<string | undefined>>();
  const sourceOf = (page: string) => {
    const source = sources.get(page) ?? datasourceOn(page, { block: 'Search', language: 'en' });
    sources.set(page, source);
    return source;
  };
  return {
    /** What a page's search finds. Fails where the search does. */
    find: async ({ page, type, query, subsite, isMap, language = 'en' }: Asked): Promise<SearchResults> => {
      const parameters = new URLSearchParams({
        source: (await sourceOf(page)) ?? '',
        type,
        language,
        query,
        ...(subsite ? { subsite } : {}),
        ...(isMap ? { view: 'map' } : {}),
      });
      const response = await fetch(`${origin}/api/search?${parameters.toString()}`);
      const answer = (await response.json()) as SearchAnswer;
      if (!answer.ok) throw new Error(`${page}?query=${query}: ${response.status} ${answer.error}`);
      return answer.results;
    },
    /** Everything that the index holds of a model, in English. */
    indexed: async (model: string): Promise<readonly Indexed[]> => {
      const query = new URLSearchParams({
        q: '*:*',
        model,
        rows: '5000',
        fq: '_language:"en"',
        facet: 'false',
      });
      const response = await fetch(`${address}/search/emselect?${query.toString()}`, {
        headers: { authorization: 'Token foyer-demo' },
      });
      const answer = (await response.json()) as { readonly response: { readonly docs: readonly Indexed[] } };
      return answer.response.docs;
    },
    stop: async () => {
      site.closeAllConnections();
      site.close();
      await gateways.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
