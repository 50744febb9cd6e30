import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { root } from './node24.mjs';
import { startProgram, stopProgram, waitUntilReady } from './programs.mjs';

/** A program that is not ready by then hangs. */
const readyWithinMs = 300_000;

/**
 * A port that nobody listens on. Not one that the system gives: those it also gives to connections that go out, before whoever
 * asked for it listens.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** @typedef {Awaited<ReturnType<typeof startServers>>} Servers - the two programs, running for a check */

/**
 * Starts the gateways and the built site on given ports with data of their own, for a check or a measurement.
 * @param {object} options
 * @param {number} options.port
 * @param {number} options.gatewaysPort
 * @param {Readonly<Record<string, string>>} [options.environment] - further variables for both
 * @param {string} [options.keptData] - a folder for the data that stays when the servers stop
 * @param {string} [options.logFile] - gets every line that both write, in place of this process's output
 * @returns the two addresses, the folder of the build, the two processes, and how to stop them and remove the data
 */
export async function startServers({ port, gatewaysPort, environment = {}, keptData, logFile }) {
  const { distDir } = JSON.parse(readFileSync(join(root, '.foyer', 'build.json'), 'utf8'));
  const dataDir = keptData ?? mkdtempSync(join(tmpdir(), 'foyer-'));
  const gatewaysAddress = `http://127.0.0.1:${gatewaysPort}`;
  const common = {
    NODE_ENV: 'production',
    PORT: String(port),
    GATEWAYS_PORT: String(gatewaysPort),
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://localhost:${port}`,
    SITECORE_API_HOST: gatewaysAddress,
    SEARCH_HOST: `${gatewaysAddress}/search`,
    SCHEDULING_HOST: `${gatewaysAddress}/scheduling/v1`,
    SCHEDULING_EXTENSIONS: 'true',
    GEOCODING_HOST: `${gatewaysAddress}/geocoding`,
    CAPTCHA_HOST: `${gatewaysAddress}/captcha`,
    SEARCH_COUNTS_HOST: `${gatewaysAddress}/collector`,
    VIDEO_HOST: `${gatewaysAddress}/video`,
    WAITING_HOST: `${gatewaysAddress}/waiting`,
    FOYER_DIST_DIR: distDir,
    ...environment,
  };
  const output = logFile ? openSync(logFile, 'a') : 'inherit';
  const startGateways = () => startProgram('gateways/main.ts', common, output);
  const areGatewaysUp = () => waitUntilReady(`${gatewaysAddress}/healthz`, gateways, readyWithinMs);
  let gateways = startGateways();
  const isUp = await areGatewaysUp();
  const site = isUp ? startProgram('src/server/main.ts', common, output) : undefined;
  const isReady =
    site !== undefined && (await waitUntilReady(`http://127.0.0.1:${port}/api/readyz`, site, readyWithinMs));
  const stop = async () => {
    if (site) await stopProgram(site);
    await stopProgram(gateways);
    if (typeof output === 'number') closeSync(output);
    if (!keptData) rmSync(dataDir, { recursive: true, force: true });
  };
  if (!isReady) {
    await stop();
    throw new Error('the servers did not start');
  }
  return {
    site: `http://localhost:${port}`,
    gateways: gatewaysAddress,
    distDir: join(root, distDir),
    gatewaysProgram: gateways,
    siteProgram: site,
    /** Kills the gateways, as a fault would. */
    loseGateways: async () => {
      gateways.kill('SIGKILL');
      await once(gateways, 'exit');
    },
    /** Starts them again on the same data. */
    gatewaysComeBack: async () => {
      gateways = startGateways();
      await areGatewaysUp();
    },
    stop,
  };
}
