import { continueOnNode24 } from './lib/node24.mjs';
import { readEnvironmentOrFail } from './lib/environment.mjs';

/** `npm run scheduling:retention [-- --dry-run]`: see the command itself. */
await continueOnNode24();
await readEnvironmentOrFail();
await import('../gateways/scheduling/retention/command.ts');
