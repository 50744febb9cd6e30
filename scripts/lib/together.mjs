import { createPart } from './part.mjs';
import { waitUntilReady } from './programs.mjs';
import { watchCode } from './watch.mjs';

/**
 * Runs the gateways and the site together: prints their addresses when both are ready, stops both on Ctrl-C or SIGTERM
 * (the site first: its last answers may still need a gateway). When one ends by itself before both are ready, or when the
 * site does later, nothing is left to serve and all stops; without the gateways the site goes on with what it remembers.
 * @param {object} options
 * @param {{ PORT: number, GATEWAYS_PORT: number }} options.environment
 * @param {Readonly<Record<string, string>>} options.site - its own variables
 * @param {Readonly<Record<string, string>>} options.gateways - theirs
 * @param {boolean} [options.isRestarting] - a program starts again when its code changes, and waits for that where it
 *   ended by itself. Their data stays; Next follows the code of pages without a restart.
 */
export async function runTogether({ environment, site, gateways, isRestarting = false }) {
  const { PORT, GATEWAYS_PORT } = environment;
  let isReady = false;
  let isStopping = false;
  const sitePart = createPart({
    file: 'src/server/main.ts',
    environment: site,
    onEnd: (code) => {
      if (isReady && isRestarting) say('The site has ended; it starts again when its code changes.');
      else void stopAll(code || 1);
    },
  });
  const gatewaysPart = createPart({
    file: 'gateways/main.ts',
    environment: gateways,
    onEnd: (code) => {
      if (isReady) say('The gateways have ended; the site goes on without them.');
      else void stopAll(code || 1);
    },
  });
  /** @param {number} code */
  async function stopAll(code) {
    if (isStopping) return;
    isStopping = true;
    await sitePart.stop();
    await gatewaysPart.stop();
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(0));

  if (!(await waitUntilReady(`http://127.0.0.1:${GATEWAYS_PORT}/healthz`, gatewaysPart.start()))) return;
  if (!(await waitUntilReady(`http://127.0.0.1:${PORT}/api/livez`, sitePart.start()))) return;
  isReady = true;
  process.stdout.write(`\nSite:     http://localhost:${PORT}\nGateways: http://127.0.0.1:${GATEWAYS_PORT}\n`);
  if (!isRestarting) return;
  const restart = (/** @type {ReturnType<typeof createPart>} */ part) => {
    if (!isStopping) void part.restart();
  };
  watchCode(['gateways'], () => restart(gatewaysPart));
  watchCode(['src/server', 'src/config/server'], () => restart(sitePart));
}

/** @param {string} sentence */
function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}
