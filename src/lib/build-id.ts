import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The id of the build in a folder, which its pages name too; `none` where nothing was built. @requirement O8 */
export function buildIdIn(folder: string): string {
  try {
    return readFileSync(join(folder, 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'none';
  }
}
