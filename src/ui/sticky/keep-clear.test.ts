import { keepClear } from '@/ui/sticky/keep-clear';

/** Stands in for what this browser lacks: says which of the watched elements lie in the strip. */
class Strip {
  static last: Strip | undefined;
  readonly watched = new Set<Element>();
  readonly margin: string | undefined;
  readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    Strip.last = this;
    this.tell = tell;
    this.margin = options?.rootMargin;
  }
  observe(element: Element): void {
    this.watched.add(element);
  }
  unobserve(element: Element): void {
    this.watched.delete(element);
  }
  disconnect(): void {
    this.watched.clear();
  }
  /** As when the visitor scrolls. */
  behind(element: Element, isIntersecting: boolean): void {
    if (!this.watched.has(element)) return;
    this.tell([{ target: element, isIntersecting } as IntersectionObserverEntry], this as never);
  }
}

let end: () => void;
let bar: HTMLElement;
beforeEach(() => {
  Object.assign(window, { IntersectionObserver: Strip, innerHeight: 640 });
  document.body.innerHTML =
    '<form id="signup"><input id="name"></form><a id="link" href="/">a</a><section id="bar"><form><button>x</button></form></section>';
  bar = element('bar');
  Object.defineProperty(bar, 'offsetHeight', { value: 60 });
  end = keepClear(bar);
});
afterEach(() => {
  end();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
}
const isHidden = () => bar.hasAttribute('data-over');

test('[D13] the way to a doctor’s times gives way while a form lies behind it, and comes back', () => {
  expect(Strip.last?.margin).toBe('-580px 0px 0px 0px');
  Strip.last?.behind(element('signup'), true);
  expect(isHidden()).toBe(true);
  Strip.last?.behind(element('signup'), false);
  expect(isHidden()).toBe(false);
});

test('[D13] it gives way to what has the focus, and to forms that come later; its own controls do not count', async () => {
  element('link').focus();
  Strip.last?.behind(element('link'), true);
  expect(isHidden()).toBe(true);
  element('link').blur();
  expect(isHidden()).toBe(false);
  bar.querySelector('button')?.focus();
  expect([...(Strip.last?.watched ?? [])].some((watched) => bar.contains(watched))).toBe(false);
  document.body.insertAdjacentHTML('beforeend', '<main><select id="late"></select></main>');
  await Promise.resolve();
  Strip.last?.behind(element('late'), true);
  expect(isHidden()).toBe(true);
});

test('[D13] it gives way to the first button of the page alone, after that had the focus too', () => {
  end();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main><a id="first" class="main-action" href="/">a</a><a id="second" class="main-action" href="/">b</a></main>',
  );
  end = keepClear(bar);
  element('first').focus();
  element('first').blur();
  Strip.last?.behind(element('second'), true);
  expect(isHidden()).toBe(false);
  Strip.last?.behind(element('first'), true);
  expect(isHidden()).toBe(true);
});

test('[D13] what has the focus still counts after the window or the bar has changed its size', () => {
  element('link').focus();
  window.dispatchEvent(new Event('resize'));
  Strip.last?.behind(element('link'), true);
  expect(isHidden()).toBe(true);
});
