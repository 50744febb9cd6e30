import { z } from 'zod';
import { environmentOrExit } from '../../config/env.ts';
import { onStore } from '../on-store.ts';
import { enforceRetention, isProven, type RetentionReport } from './enforce.ts';

/**
 * `npm run scheduling:retention [-- --dry-run]`: deletes patient data older than RETENTION_DAYS and proves it. An
 * embedded store that the running gateways have open is cleaned by them, on request. Exits with 1 when something is left.
 */

const reportSchema = z.object({
  isDryRun: z.boolean(),
  days: z.number(),
  tables: z.array(
    z.object({ table: z.string(), before: z.number(), due: z.number(), after: z.number(), left: z.number() }),
  ),
  traces: z.object({ rows: z.number(), files: z.number() }).optional(),
});

const isDryRun = process.argv.includes('--dry-run');

const environment = environmentOrExit();

function run(): Promise<RetentionReport> {
  return onStore(environment, {
    here: (database) =>
      enforceRetention(database, { days: environment.RETENTION_DAYS, isDryRun, nowMs: Date.now() }),
    there: async (ask) => {
      const report = reportSchema.parse(await ask('retention', { DryRun: isDryRun }));
      return { ...report, traces: report.traces };
    },
  });
}

function print({ days, tables, traces }: RetentionReport): void {
  const line = (cells: readonly (string | number)[]) =>
    `${String(cells[0]).padEnd(22)}${cells
      .slice(1)
      .map((cell) => String(cell).padStart(10))
      .join('')}\n`;
  process.stdout.write(
    `Patient data older than ${days} days${isDryRun ? ' (dry run: nothing is changed)' : ''}\n`,
  );
  process.stdout.write(
    line(['table', 'before', isDryRun ? 'due' : 'deleted', isDryRun ? 'would be' : 'after']),
  );
  for (const { table, before, due, after } of tables) process.stdout.write(line([table, before, due, after]));
  if (traces)
    process.stdout.write(
      `Planted patient found after the deletion: ${traces.rows} rows, ${traces.files} files\n`,
    );
}

const report = await run();
print(report);
if (!isProven(report)) {
  process.stderr.write('Not everything is gone: see the counts above.\n');
  process.exitCode = 1;
}
