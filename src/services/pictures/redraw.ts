import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { err, ok, type Result } from '@/lib/result';

/** A telephone's largest picture takes two seconds on a slow machine. */
const limitMs = 15_000;
/** Each takes a processor and up to 350 MB. */
const queue = bulkhead(2, 20);

/**
 * Draws a foreign picture anew as a JPEG of at most 2000 pixels a side, by a program of its own (`redraw-program.ts`).
 * What it is must have been found by `pictureKindOf` before.
 * @returns `broken` for a file that could not be drawn in time, `busy` when too many wait
 * @requirement J9
 */
export async function redrawPicture(bytes: Uint8Array): Promise<Result<Buffer, 'broken' | 'busy'>> {
  try {
    return await queue.execute(() => run(bytes));
  } catch (error) {
    return err(isBulkheadRejectedError(error) ? 'busy' : 'broken');
  }
}

async function run(bytes: Uint8Array): Promise<Result<Buffer, 'broken'>> {
  const root = process.cwd();
  const folder = join(root, 'src', 'services', 'pictures');
  const readable = [folder, join(root, 'node_modules'), join(root, 'package.json')];
  const program = spawn(
    process.execPath,
    [
      '--permission',
      '--allow-addons',
      ...readable.map((path) => `--allow-fs-read=${path}`),
      join(folder, 'redraw-program.ts'),
    ],
    // Nothing of the site's environment: a file that took the program over would find no credential in it.
    {
      env: { NODE_ENV: 'production' },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    },
  );
  // A program that gave up does not read on.
  program.stdin.on('error', () => undefined);
  program.stdin.end(bytes);
  const ended = new Promise<number | null>((resolve, reject) => {
    program.once('error', reject);
    program.once('close', resolve);
  });
  const [jpeg, code] = await Promise.all([buffer(program.stdout), ended]);
  return code === 0 && jpeg.length > 0 ? ok(jpeg) : err('broken');
}
