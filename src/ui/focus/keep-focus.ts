/** The element that had the focus last, and what it stood in, from the inside out. */
let path: readonly HTMLElement[] = [];
let isFollowed = false;
let isAwaited = false;

/**
 * Follows the focus of this page. When what has it goes away, the browser drops it to `body`, and whoever uses a keyboard
 * or a screen reader starts again at the top. It then goes to what is nearest: the place itself where that takes the
 * focus (`tabindex`), else its heading, else the next control in it. Calling it again does nothing.
 */
export function keepFocus(): void {
  if (isFollowed) return;
  isFollowed = true;
  const follow = (element: EventTarget | null) => {
    if (element instanceof HTMLElement && element !== document.body) path = pathOf(element);
  };
  follow(document.activeElement);
  document.addEventListener('focusin', ({ target }) => follow(target));
  // A press on the page itself lets go of it: that is no loss.
  document.addEventListener('focusout', () => setTimeout(forgetLetGo));
  new MutationObserver(() => {
    if (isAwaited || path.length === 0) return;
    isAwaited = true;
    // What is disabled loses the focus with the next frame, and many moves of our own come with an effect.
    requestAnimationFrame(() => setTimeout(restore));
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'class', 'inert'],
  });
}

function pathOf(element: HTMLElement): readonly HTMLElement[] {
  const { parentElement } = element;
  return parentElement ? [element, ...pathOf(parentElement)] : [element];
}

/** Whether nothing that is there has the focus. Browsers leave it on what they no longer draw for a moment. */
function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || !isThere(activeElement);
}

function isThere(element: Element): boolean {
  return (
    element.isConnected && element.checkVisibility() && !element.matches(':disabled, [inert], [inert] *')
  );
}

function forgetLetGo(): void {
  if (isNowhere() && path[0] && isThere(path[0])) path = [];
}

function restore(): void {
  isAwaited = false;
  const [last] = path;
  if (!last || !isNowhere() || isThere(last)) return;
  for (const place of path) {
    const next = isThere(place) ? nearestIn(place) : undefined;
    if (!next) continue;
    if (!next.matches('a[href], button, input, select, textarea, [tabindex]')) next.tabIndex = -1;
    next.focus({ preventScroll: true });
    return;
  }
}

function nearestIn(place: HTMLElement): HTMLElement | undefined {
  if (place.hasAttribute('tabindex')) return place;
  for (const wanted of ['main h1', 'h1, h2, h3, h4', 'main', 'a[href], button, input, select, textarea']) {
    const found = [...place.querySelectorAll<HTMLElement>(wanted)].find(isThere);
    if (found) return found;
  }
  return undefined;
}
