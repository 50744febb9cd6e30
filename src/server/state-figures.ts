import { statfsSync } from 'node:fs';
import { gauge } from '../lib/metrics.ts';
import { publicationsSeen } from '../lib/publications.ts';

type Process = {
  /** Of the framework. */
  readonly build: string;
  readonly dataDir: string;
  /** There are other processes, which hear over Redis what is published. */
  readonly hasOthers: boolean;
};

/**
 * Figures of what no request shows: which build runs, how many bytes are free where data is kept, and whether other
 * processes hear of what is published (1) or not (0).
 * @requirement O8
 */
export function figureState({ build, dataDir, hasOthers }: Process): void {
  gauge('foyer_build_info', { build }, () => 1);
  gauge('foyer_disk_free_bytes', {}, () => freeBytes(dataDir));
  if (hasOthers)
    gauge('foyer_other_processes_reached', {}, () => Number(publicationsSeen().others !== 'notReached'));
}

/** @returns NaN while there is no such folder: Prometheus compares it with nothing */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.NaN;
  }
}
