import { runImport } from '../command.ts';
import { readInput } from '../read-input.ts';
import { importDirectory } from './import.ts';

/** `npm run import:directory -- FILE… [--dry-run] [--json]`: see docs/content-import.md. */
await runImport((files, { folder, isDryRun }) =>
  importDirectory(
    folder,
    files.map((name) => ({ name, text: readInput(name) })),
    { isDryRun },
  ),
);
