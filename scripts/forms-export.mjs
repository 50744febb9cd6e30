import { readEnvironmentOrFail } from './lib/environment.mjs';

/** `npm run forms:export -- FORM`: see the command itself. */
await readEnvironmentOrFail();
await import('../gateways/forms/export-command.ts');
