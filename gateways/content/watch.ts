import { watch } from 'node:fs';

/** How long the files must be quiet: editors write in several steps. */
const quietMs = 100;

/** Calls `changed` after files below a folder changed; never twice at the same time. */
export function watchFolder(folder: string, changed: () => Promise<void>): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(changed, changed);
    }, quietMs);
  });
  return {
    close: () => {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
