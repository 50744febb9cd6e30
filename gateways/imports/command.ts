import { parseArgs } from 'node:util';
import { environmentOrExit } from '../config/env.ts';
import { BrokenContentError } from './content-files.ts';
import { UnreadableFileError } from './read-input.ts';
import { linesOf, type ImportReport } from './report.ts';

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/**
 * Runs an import into CONTENT_DIR as a command, `FILE… [--dry-run] [--json]`, and prints its report. Exits with 1 when a record
 * is refused, 2 when the command, the file or the content is wrong and nothing was written.
 * @param run - imports the files
 * @requirement F2 D2 E1
 */
export async function runImport(
  run: (
    files: readonly string[],
    where: { readonly folder: string; readonly isDryRun: boolean },
  ) => Promise<ImportReport>,
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
    });
    if (positionals.length === 0) fail('Name a file.');
    const report = await run(positionals, {
      folder: environmentOrExit().CONTENT_DIR,
      isDryRun: values['dry-run'] === true,
    });
    const lines = values.json === true ? [JSON.stringify(report, null, 2)] : linesOf(report);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (report.notes.some(({ kind }) => kind === 'refused')) process.exitCode = 1;
  } catch (error) {
    if (error instanceof BrokenContentError)
      fail(`${error.message}\nThe content is wrong; nothing is written.`);
    if (error instanceof UnreadableFileError || isWrongOption(error)) fail((error as Error).message);
    throw error;
  }
}

function isWrongOption(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
