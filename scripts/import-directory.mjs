import { readEnvironmentOrFail } from './lib/environment.mjs';

/** `npm run import:directory -- FILE… [--dry-run] [--json]`: see docs/content-import.md. */
await readEnvironmentOrFail();
await import('../gateways/imports/directory/command.ts');
