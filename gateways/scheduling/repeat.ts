/**
 * Does a piece of work again and again: at once while there is more to do, else after a pause. Where the work waits for
 * something that hangs, other hands go on with the rest.
 * @param work - takes what nobody else has taken, and says how much it did
 * @param options.everyMs - the pause; 0: never
 * @param options.hands - how many may be at work at the same time; 1 when absent
 * @returns stops it, when the work in hand is done
 * @requirement I18
 */
export function repeat(
  work: () => Promise<number>,
  {
    everyMs,
    onFailure,
    hands = 1,
  }: { readonly everyMs: number; readonly onFailure: (error: unknown) => void; readonly hands?: number },
): () => Promise<void> {
  const inHand = new Set<Promise<void>>();
  let isStopped = everyMs === 0;
  const workOn = async (): Promise<void> => {
    let done = 1;
    while (done > 0 && !isStopped)
      done = await work().catch((error: unknown) => {
        onFailure(error);
        return 0;
      });
  };
  const look = (): void => {
    if (isStopped || inHand.size >= hands) return;
    const hand = workOn().finally(() => inHand.delete(hand));
    inHand.add(hand);
  };
  const timer = isStopped ? undefined : setInterval(look, everyMs).unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.all(inHand);
  };
}
