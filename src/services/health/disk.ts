import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';

/** As `readyz` says it. */
export type DiskState = 'ok' | 'nearly full' | 'full' | 'not writable';

const leastShare = 0.05;
/** The gateways refuse bookings and forms below it. */
const leastBytes = 1024 * 1024;

/**
 * How the disk of a folder is: `full` below a megabyte free, `nearly full` below five in a hundred.
 * @requirement O8
 */
export async function diskState(folder: string): Promise<DiskState> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return roomState(await statfs(folder));
  } catch {
    return 'not writable';
  }
}

type Room = { readonly bavail: number; readonly blocks: number; readonly bsize: number };

/**
 * How a disk with so much room is.
 * @param room - free and all blocks, and their size in bytes
 * @requirement O8
 */
export function roomState({ bavail, blocks, bsize }: Room): DiskState {
  if (bavail * bsize < leastBytes) return 'full';
  return bavail < blocks * leastShare ? 'nearly full' : 'ok';
}
