import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { environmentOrExit } from '../../config/env.ts';
import { onStore } from '../on-store.ts';
import { importCalendars, MAX_FILE_BYTES, type ImportReport } from './import.ts';
import { fileFormats, type FileFormat } from './read-file.ts';
import { recordKinds } from './records.ts';

/**
 * `npm run scheduling:import -- FILE [--dry-run] [--remove-demo]`: writes the calendars of a file into the database; see
 * docs/scheduling-import.md. An embedded database that the running gateways have open is written by them, on request.
 * Exits with 1 when a line is refused, 2 when the command itself is wrong.
 */

const count = z.object({ changed: z.number(), unchanged: z.number() });
const reportSchema = z.object({
  isDryRun: z.boolean(),
  refused: z.array(z.object({ line: z.number(), reason: z.string() })),
  changes: z
    .object({
      departments: count,
      providers: count,
      visits: count,
      hours: count,
      absences: count,
      holidays: count,
    })
    .optional(),
  demoProviders: z.number(),
});

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, 'remove-demo': { type: 'boolean' } },
    });
    const [file, ...more] = positionals;
    const format = fileFormats.find((one) => file?.endsWith(`.${one}`));
    if (file === undefined || format === undefined || more.length > 0) fail('Name one .csv or .json file.');
    const isDryRun = values['dry-run'] === true;
    return { file, format, isDryRun, removesDemo: values['remove-demo'] === true };
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'The command is wrong.');
  }
}

function readText(file: string): string {
  try {
    if (statSync(file).size > MAX_FILE_BYTES) fail(`${file} has more than ${MAX_FILE_BYTES} bytes.`);
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) fail(`${file} is not UTF-8.`);
    return fail(`${file} cannot be read.`);
  }
}

function run(wanted: {
  readonly text: string;
  readonly format: FileFormat;
  readonly isDryRun: boolean;
  readonly removesDemo: boolean;
}): Promise<ImportReport> {
  return onStore(environmentOrExit(), {
    here: ({ db }) => importCalendars(db, wanted),
    there: async (ask) => {
      const { text: Text, format: Format, isDryRun: DryRun, removesDemo: RemoveDemo } = wanted;
      const { changes, ...report } = reportSchema.parse(
        await ask('import', { Text, Format, DryRun, RemoveDemo }),
      );
      return changes === undefined ? report : { ...report, changes };
    },
  });
}

function print(file: string, { isDryRun, refused, changes, demoProviders }: ImportReport): void {
  for (const { line, reason } of refused) process.stderr.write(`${file}:${line}: ${reason}\n`);
  const lines = refused.length === 1 ? '1 line is' : `${refused.length} lines are`;
  if (refused.length > 0) process.stderr.write(`${lines} refused; nothing is changed.\n`);
  if (changes !== undefined) {
    if (isDryRun) process.stdout.write('Dry run: nothing is changed.\n');
    for (const kind of recordKinds) {
      const { changed, unchanged } = changes[kind];
      if (changed + unchanged > 0)
        process.stdout.write(`${kind.padEnd(12)} ${changed} changed, ${unchanged} unchanged\n`);
    }
  }
  if (demoProviders > 0)
    process.stdout.write(`${demoProviders} providers of the demo are still there: see --remove-demo.\n`);
}

const { file, ...wanted } = readCommand();
const report = await run({ ...wanted, text: readText(file) });
print(file, report);
if (report.refused.length > 0) process.exitCode = 1;
