import { buildIfChanged } from './lib/build.mjs';
import { readEnvironmentOrFail } from './lib/environment.mjs';
import { demandUsablePorts } from './lib/ports.mjs';
import { runTogether } from './lib/together.mjs';

const environment = await readEnvironmentOrFail();
await demandUsablePorts(environment);
const distDir = buildIfChanged();
await runTogether({
  environment,
  gateways: { NODE_ENV: 'production' },
  site: { NODE_ENV: 'production', FOYER_DIST_DIR: distDir },
});
