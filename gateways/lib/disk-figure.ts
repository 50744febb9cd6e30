import { statfs } from 'node:fs/promises';
import type { Figure } from './metrics.ts';

/** How many bytes are free where data is kept. @param folder - `DATA_DIR` @requirement O8 */
export async function diskFigure(folder: string): Promise<readonly Figure[]> {
  const { bavail, bsize } = await statfs(folder);
  return [{ name: 'foyer_disk_free_bytes', value: bavail * bsize }];
}
