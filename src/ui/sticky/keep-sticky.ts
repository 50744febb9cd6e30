import { keepClear } from './keep-clear';

/** What takes more of the window than this hides more than it helps. */
const largestPart = 1 / 5;

/** The height, in pixels, of what stays at the upper and at the lower edge of what scrolls. */
export type StickyHeight = '--bar' | '--covered';

type Kept = { readonly name: StickyHeight; readonly scroller: HTMLElement };

const kept = new Map<HTMLElement, Kept>();

/** Writes to the elements themselves, so that nothing has to render. */
function measure(): void {
  for (const [element, { name, scroller }] of kept) {
    element.toggleAttribute('data-tall', element.offsetHeight > window.innerHeight * largestPart);
    scroller.style.setProperty(name, '0px');
  }
  for (const [element, { name, scroller }] of kept)
    if (/fixed|sticky/.test(getComputedStyle(element).position)) {
      const others = Number.parseFloat(scroller.style.getPropertyValue(name));
      scroller.style.setProperty(name, `${others + element.offsetHeight}px`);
    }
}

/**
 * Watches an element that its style sheet keeps at an edge of the window or of a dialog. It gets the attribute `data-tall`
 * while it is higher than a fifth of the window: it then belongs into the flow. What scrolls gets the height of all
 * that stays as a custom property, for its `scroll-padding`, so that nothing that has the focus is hidden. The way to a doctor's
 * times (`data-book`) also keeps clear of forms and of the focus.
 * @returns ends it
 * @requirement M1 D13
 */
export function keepSticky(element: HTMLElement, name: StickyHeight): () => void {
  const scroller = element.closest('dialog') ?? document.documentElement;
  kept.set(element, { name, scroller });
  measure();
  const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
  observer?.observe(element);
  window.addEventListener('resize', measure);
  const clear = element.matches('[data-book]') ? keepClear(element) : undefined;
  return () => {
    clear?.();
    observer?.disconnect();
    window.removeEventListener('resize', measure);
    kept.delete(element);
    scroller.style.removeProperty(name);
    measure();
  };
}
