import { continueOnNode24, installPackages } from './lib/node24.mjs';

installPackages();
await continueOnNode24();
const { readEnvironmentOrFail } = await import('./lib/environment.mjs');
const { buildIfChanged } = await import('./lib/build.mjs');
const { runTogether } = await import('./lib/programs.mjs');

const environment = await readEnvironmentOrFail();
const distDir = buildIfChanged();
await runTogether({
  environment,
  gateways: { NODE_ENV: 'production' },
  site: { NODE_ENV: 'production', FOYER_DIST_DIR: distDir },
});
