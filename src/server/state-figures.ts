import { statfs } from 'node:fs/promises';
import { count, gauge } from '../lib/metrics.ts';
import { publicationsSeen } from '../lib/publications.ts';

type Process = {
  /** Of the framework. */
  readonly build: string;
  readonly dataDir: string;
  /** There are other processes, which hear over Redis what is published. */
  readonly hasOthers: boolean;
};

/**
 * Figures of what no request shows: which build runs, how many bytes are free where data is kept (NaN while that folder
 * is not there), and whether other processes hear of what is published (1) or not (0).
 * @requirement O8
 */
export function figureState({ build, dataDir, hasOthers }: Process): void {
  gauge('foyer_build_info', { build }, () => 1);
  let free = Number.NaN;
  // A disk that hangs holds up nobody: the figure is that of the last time.
  const look = () =>
    void statfs(dataDir).then(
      ({ bavail, bsize }) => (free = bavail * bsize),
      () => (free = Number.NaN),
    );
  look();
  gauge('foyer_disk_free_bytes', {}, () => {
    look();
    return free;
  });
  // A counter that begins with its first event shows no increase.
  for (const status of ['400', '401', '404']) count('foyer_publish_refused_total', { status }, 0);
  if (hasOthers)
    gauge('foyer_other_processes_reached', {}, () => Number(publicationsSeen().others !== 'notReached'));
}
