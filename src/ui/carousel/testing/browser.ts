/** What the test document lacks: it has no width, and nothing comes into view. */

/** An element that is watched is in view at once. */
export function seeEverything(): void {
  class Seen implements Partial<IntersectionObserver> {
    readonly #tell: IntersectionObserverCallback;

    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }

    observe(target: Element): void {
      const entry = { isIntersecting: true, target } as Partial<IntersectionObserverEntry>;
      this.#tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }

    disconnect(): void {}
  }
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: Seen, configurable: true });
}

/**
 * A window of some width, for the queries of the carousel.
 * @param media - which of them hold
 */
export function setWindow(media: { readonly width: number; readonly isStill?: boolean }): void {
  const { width, isStill = false } = media;
  const holds = (query: string) => {
    if (query.includes('reduced-motion')) return isStill;
    const [least = 0, most = Number.POSITIVE_INFINITY] = query.includes('<=')
      ? query.includes('rem <')
        ? [768, 1024]
        : [0, 768]
      : [];
    return width > least && width <= most;
  };
  const matchMedia = (query: string) => ({
    matches: holds(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
}

export function forgetWindow(): void {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  Reflect.deleteProperty(window, 'matchMedia');
}
