import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { CommandError } from './stores.ts';

/** The format of backups: lines of JSON, gzipped. */
export const FORMAT = 1;

const lineSchema = z.union([
  z.object({ row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])) }),
  z.object({ table: z.string() }),
  z.object({ store: z.string(), version: z.string() }),
  z.object({ foyer: z.literal(FORMAT), engine: z.enum(['sqlite', 'postgres']), made: z.string() }),
  z.object({ end: z.number() }),
]);

/** A line of a backup. */
export type BackupLine = z.infer<typeof lineSchema>;

/**
 * Reads a backup line by line.
 * @throws CommandError when the file cannot be read, is no backup, or is cut off
 * @requirement O8
 */
export async function* backupLines(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  let rows = 0;
  let isWhole = false;
  let isFirst = true;
  try {
    for await (const text of createInterface({ input: source.pipe(unzipped), crlfDelay: Infinity })) {
      const line = lineSchema.parse(JSON.parse(text));
      if (isFirst !== 'foyer' in line) break;
      isFirst = false;
      if ('row' in line) rows += 1;
      if ('end' in line) isWhole = line.end === rows;
      yield line;
    }
  } catch (error) {
    if (error instanceof CommandError || unzipped.errored === null) {
      if (!(error instanceof z.ZodError || error instanceof SyntaxError)) throw error;
    }
    throw new CommandError(`${file} is no whole backup: nothing was restored.`, { cause: error });
  } finally {
    source.destroy();
  }
  if (!isWhole) throw new CommandError(`${file} is no whole backup: nothing was restored.`);
}
