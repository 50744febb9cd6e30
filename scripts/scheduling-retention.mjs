import { readEnvironmentOrFail } from './lib/environment.mjs';

/** `npm run scheduling:retention [-- --dry-run]`: see the command itself. */
await readEnvironmentOrFail();
await import('../gateways/scheduling/retention/command.ts');
