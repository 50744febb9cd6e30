import { readEnvironmentOrFail } from './lib/environment.mjs';

/** `npm run scheduling:import -- FILE [--dry-run] [--remove-demo]`: see docs/scheduling-import.md. */
await readEnvironmentOrFail();
await import('../gateways/scheduling/import/command.ts');
