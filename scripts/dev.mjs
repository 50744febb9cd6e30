import { readEnvironmentOrFail } from './lib/environment.mjs';
import { demandUsablePorts } from './lib/ports.mjs';
import { runTogether } from './lib/together.mjs';

Object.assign(process.env, { NODE_ENV: 'development' });
const environment = await readEnvironmentOrFail();
await demandUsablePorts(environment);
await runTogether({
  environment,
  gateways: { NODE_ENV: 'development', CONTENT_WATCH: '1' },
  site: { NODE_ENV: 'development', FOYER_DIST_DIR: '.next-dev' },
  isRestarting: true,
});
