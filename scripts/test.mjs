import { continueOnNode24, installPackages } from './lib/node24.mjs';

installPackages();
await continueOnNode24();
const { runSteps } = await import('./lib/steps.mjs');
process.exit(await runSteps(process.argv.slice(2)));
