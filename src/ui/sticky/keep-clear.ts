const forms = 'form, search, [data-task], main select';
/** The first thing to do on a page; `buttonClass` names such buttons. */
const action = 'main .main-action';

/**
 * Keeps what stays at the foot of the window away from forms, search fields, lists to choose from, the page's first button and whatever has the focus: it gets the
 * attribute `data-over` while one of them lies behind it, and its style sheet hides it for so long. Nothing moves.
 * @returns ends it
 * @requirement D13
 */
export function keepClear(element: HTMLElement): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const behind = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  let watched = 0;

  const mark = () => element.toggleAttribute('data-over', behind.size > 0);
  const note = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) behind.add(target);
      else behind.delete(target);
    mark();
  };
  const observeFocused = (focused: EventTarget | null) => {
    if (!(focused instanceof Element) || focused === document.body || element.contains(focused)) return;
    observer?.observe(focused);
  };
  const others = () =>
    [...document.querySelectorAll(forms), document.querySelector(action)].filter(
      (other) => other !== null && !element.contains(other),
    ) as Element[];
  /** The strip of the window that the element takes. */
  const watch = () => {
    observer?.disconnect();
    behind.clear();
    const above = Math.max(0, window.innerHeight - element.offsetHeight);
    observer = new IntersectionObserver(note, { rootMargin: `-${above}px 0px 0px 0px` });
    for (const form of others()) observer.observe(form);
    observeFocused(document.activeElement);
    watched = others().length;
    mark();
  };
  const focus = ({ target }: FocusEvent) => observeFocused(target);
  const blur = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || others().includes(target)) return;
    observer?.unobserve(target);
    behind.delete(target);
    mark();
  };
  // Forms come and go while a page is open.
  const changes = new MutationObserver(() => {
    if (watched !== others().length) watch();
  });
  const sizes = 'ResizeObserver' in window ? new ResizeObserver(watch) : undefined;

  watch();
  sizes?.observe(element);
  changes.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', watch);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', blur);
  return () => {
    observer?.disconnect();
    sizes?.disconnect();
    changes.disconnect();
    window.removeEventListener('resize', watch);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('focusout', blur);
  };
}
