/** What takes more of the window than this hides more than it helps. */
const largestPart = 1 / 5;

/** The height, in pixels, of what stays at the upper and at the lower edge of what scrolls. */
export type StickyHeight = '--bar' | '--covered';

type Kept = { readonly name: StickyHeight; readonly scroller: HTMLElement };

const kept = new Map<HTMLElement, Kept>();

/** Writes to the elements themselves, so that nothing has to render. */
function measure(): void {
  for (const element of kept.keys())
    element.toggleAttribute('data-tall', element.offsetHeight > window.innerHeight * largestPart);
  const heights = new Map<HTMLElement, Record<StickyHeight, number>>();
  for (const [element, { name, scroller }] of kept) {
    const sums = heights.get(scroller) ?? { '--bar': 0, '--covered': 0 };
    const isStuck = /fixed|sticky/.test(getComputedStyle(element).position);
    heights.set(scroller, { ...sums, [name]: sums[name] + (isStuck ? element.offsetHeight : 0) });
  }
  for (const { name, scroller } of kept.values())
    scroller.style.setProperty(name, `${heights.get(scroller)?.[name] ?? 0}px`);
}

/**
 * Watches an element that its style sheet keeps at an edge of the window or of a dialog. It gets the attribute `data-tall`
 * while it is higher than a fifth of the window: it then belongs into the flow. What scrolls gets the height of all
 * that stays as a custom property, for its `scroll-padding`, so that nothing that has the focus is hidden.
 * @returns ends it
 * @requirement M1 M3
 */
export function keepSticky(element: HTMLElement, name: StickyHeight): () => void {
  const scroller = element.closest('dialog') ?? document.documentElement;
  kept.set(element, { name, scroller });
  measure();
  const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
  observer?.observe(element);
  window.addEventListener('resize', measure);
  return () => {
    observer?.disconnect();
    window.removeEventListener('resize', measure);
    kept.delete(element);
    scroller.style.removeProperty(name);
    measure();
  };
}
