import { runSteps } from './lib/steps.mjs';
process.exit(await runSteps(process.argv.slice(2)));
