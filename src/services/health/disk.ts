import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';

/** As `readyz` says it. */
export type DiskState = 'ok' | 'nearly full' | 'not writable';

const leastShare = 0.05;

/**
 * How the disk of a folder is: `nearly full` below five in a hundred free.
 * @requirement O8
 */
export async function diskState(folder: string): Promise<DiskState> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    const { bavail, blocks } = await statfs(folder);
    return bavail < blocks * leastShare ? 'nearly full' : 'ok';
  } catch {
    return 'not writable';
  }
}
