import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from './database.ts';

/** A booking needs some pages of 4 kB, and the write-ahead log as many again. */
const LEAST_BYTES = 1024 * 1024;

/**
 * Whether the disk has room for what is booked next. A database server watches its own.
 * @requirement O8
 */
export function hasRoom({ engine, file }: Database): boolean {
  if (engine !== 'sqlite' || file === undefined) return true;
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize >= LEAST_BYTES;
  } catch {
    return false;
  }
}
