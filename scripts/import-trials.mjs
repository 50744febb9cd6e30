import { readEnvironmentOrFail } from './lib/environment.mjs';

/** `npm run import:trials -- FILE [--dry-run] [--json]`: see docs/content-import.md. */
await readEnvironmentOrFail();
await import('../gateways/imports/trials/command.ts');
