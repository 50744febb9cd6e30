import { readEnvironmentOrFail } from './lib/environment.mjs';

/** `npm run backup -- FILE`, `restore -- FILE`, `migrate`, `db:rekey`: see the command itself. */
await readEnvironmentOrFail();
await import('../gateways/db/commands/command.ts');
