import { createPart } from './part.mjs';
import { waitUntilReady } from './programs.mjs';
import { backOff } from './revival.mjs';
import { watchCode } from './watch.mjs';

/**
 * Runs the gateways and the site together: prints their addresses when both are ready, stops both on Ctrl-C or SIGTERM
 * (the site first: its last answers may still need a gateway). When one ends by itself before both are ready, all stops.
 * One that ends later is started again, ever later while it does not stay; without the gateways the site goes on with what
 * it remembers.
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
    onEnd: whenEnded({
      whileDeveloping: 'The site has ended; it starts again when its code changes.',
      otherwise: (seconds) => `The site has ended. It starts again in ${seconds} s.`,
      restart: () => sitePart.restart(),
    }),
  });
  const gatewaysPart = createPart({
    file: 'gateways/main.ts',
    environment: gateways,
    onEnd: whenEnded({
      whileDeveloping: 'The gateways have ended; the site goes on without them.',
      otherwise: (seconds) =>
        `The gateways have ended; the site goes on without them. They start again in ${seconds} s.`,
      restart: () => gatewaysPart.restart(),
    }),
  });
  /**
   * @param {object} part
   * @param {string} part.whileDeveloping
   * @param {(seconds: number) => string} part.otherwise
   * @param {() => Promise<void>} part.restart
   */
  function whenEnded({ whileDeveloping, otherwise, restart }) {
    const wait = backOff();
    return (/** @type {number | null} */ code) => {
      if (!isReady) return void stopAll(code || 1);
      if (isRestarting) return say(whileDeveloping);
      const delayMs = wait();
      say(otherwise(delayMs / 1000));
      setTimeout(() => {
        if (!isStopping) void restart();
      }, delayMs);
    };
  }
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
