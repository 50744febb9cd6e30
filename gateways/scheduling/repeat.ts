/**
 * Does a piece of work again and again, one at a time: at once while there is more to do, else after a pause.
 * @param work - says how much it did
 * @param options.everyMs - the pause; 0: never
 * @returns stops it, when the work in hand is done
 * @requirement I18
 */
export function repeat(
  work: () => Promise<number>,
  { everyMs, onFailure }: { readonly everyMs: number; readonly onFailure: (error: unknown) => void },
): () => Promise<void> {
  let isStopped = everyMs === 0;
  let inHand: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const once = async (): Promise<void> => {
    let done = 0;
    try {
      done = await work();
    } catch (error) {
      onFailure(error);
    }
    if (!isStopped) plan(done > 0 ? 0 : everyMs);
  };
  const plan = (afterMs: number): void => {
    timer = setTimeout(() => {
      inHand = once();
    }, afterMs);
    timer.unref();
  };
  if (!isStopped) plan(everyMs);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await inHand;
  };
}
