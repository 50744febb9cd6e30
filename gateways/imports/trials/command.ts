import { runImport } from '../command.ts';
import { readJson, UnreadableFileError } from '../read-input.ts';
import { importTrials } from './import.ts';

/** `npm run import:trials -- FILE [--dry-run] [--json]`: see docs/content-import.md. */
await runImport(async ([file = '', ...more], { folder, isDryRun }) => {
  if (more.length > 0) throw new UnreadableFileError('Name one file.');
  return importTrials(folder, readJson(file), { isDryRun });
});
