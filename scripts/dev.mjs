import { continueOnNode24, installPackages } from './lib/node24.mjs';

installPackages();
await continueOnNode24();
const { readEnvironmentOrFail } = await import('./lib/environment.mjs');
const { runTogether } = await import('./lib/programs.mjs');

process.env.NODE_ENV = 'development';
const environment = await readEnvironmentOrFail();
await runTogether({
  environment,
  gateways: { NODE_ENV: 'development', CONTENT_WATCH: '1' },
  site: { NODE_ENV: 'development', FOYER_DIST_DIR: '.next-dev' },
});
