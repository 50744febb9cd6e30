import { openPage } from './testing/open-page';

let page: AbortController | undefined;
afterEach(() => {
  page?.abort();
  document.cookie = 'alert=; max-age=0';
});

test('[M3] announcements that were put away stay away, the others show', () => {
  document.cookie = 'alert=a-1~b-1';
  page = openPage(
    '<section data-alerts data-hydrating><p data-alert="a-1"></p><p data-alert="a-2"></p></section><section data-alerts data-hydrating><p data-alert="b-1"></p></section>',
  );
  const [first, second] = document.querySelectorAll('section');
  expect([...document.querySelectorAll('p')].map(({ hidden }) => hidden)).toEqual([true, false, true]);
  expect([first, second].map((section) => section?.hasAttribute('data-hydrating'))).toEqual([false, true]);
});

test('[M7] groups of links are closed in a narrow window before any script of the framework', () => {
  page = openPage('<div data-folds><details open><summary>About</summary></details></div>');
  expect(document.querySelector('details')?.open).toBe(false);
  expect(document.querySelector('[data-ready]')).not.toBeNull();
});

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

test('[M1] a bar that is higher than a fifth of the window does not stay, before any script of the framework', async () => {
  const height = jest.spyOn(Element.prototype, 'clientHeight', 'get');
  height.mockImplementation(function (this: Element) {
    return this.id === 'high' ? window.innerHeight / 4 : 10;
  });
  page = openPage('<div id="high" data-sticky></div><div id="low" data-sticky></div>');
  await nextFrame();
  height.mockRestore();
  expect(['high', 'low'].map((id) => document.getElementById(id)?.hasAttribute('data-tall'))).toEqual([
    true,
    false,
  ]);
});

describe('what lies below the first window', () => {
  const html =
    '<main><section></section><section></section><section id="third"></section></main><footer></footer>';
  const drawn = () => [...document.querySelectorAll('[data-drawn]')].map(({ tagName }) => tagName);
  const isInPieces = () => document.documentElement.hasAttribute('data-pieces');
  const arrive = (type: string) => {
    class Timing {
      readonly type = type;
    }
    Object.assign(globalThis, { PerformanceNavigationTiming: Timing });
    performance.getEntriesByType = () => [new Timing()] as unknown as PerformanceEntryList;
    document.documentElement.setAttribute('data-pieces', '');
  };
  afterEach(() => {
    document.documentElement.removeAttribute('data-pieces');
    location.hash = '';
  });

  test('[O7] is drawn one piece after the other, until all of it is', async () => {
    arrive('navigate');
    page = openPage(html);
    expect(drawn()).toEqual([]);
    while (isInPieces()) {
      const before = drawn().length;
      await nextFrame();
      expect(drawn().length - before).toBeLessThanOrEqual(1);
    }
    expect(drawn()).toEqual(['SECTION', 'FOOTER']);
  });

  test.each([
    ['to whom comes back', 'back_forward', ''],
    ['to whom reloads', 'reload', ''],
    ['to whom comes to a place of the page', 'navigate', '#third'],
  ])('[O7] is there at once %s', (_whom, type, hash) => {
    location.hash = hash;
    arrive(type);
    page = openPage(html);
    expect(isInPieces()).toBe(false);
  });
});

describe('pictures far below the window', () => {
  let watched: Element[] = [];
  let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  class Watching {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe(element: Element) {
      watched.push(element);
    }
    disconnect() {
      watched = [];
    }
  }
  const isHeld = () => document.documentElement.hasAttribute('data-far');
  const html =
    '<p id="near"><img loading="lazy" src="a.webp"></p><p id="far"><img loading="lazy" src="b.webp"></p><p id="first"><img src="c.webp"></p>';
  beforeEach(() => {
    watched = [];
    Object.assign(globalThis, { IntersectionObserver: Watching });
    document.documentElement.setAttribute('data-far', '');
  });
  afterEach(() => {
    document.documentElement.removeAttribute('data-far');
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    location.hash = '';
  });

  test('[O7] wait until they are near the window', () => {
    page = openPage(html);
    expect(watched.map(({ id }) => id)).toEqual(['near', 'far']);
    const [near, far] = watched;
    tell([near, far].map((target, at) => ({ target: target as Element, isIntersecting: at === 0 })));
    expect(
      [...document.querySelectorAll('img[data-near]')].map((image) => image.getAttribute('src')),
    ).toEqual(['a.webp']);
  });

  test('[O7] so do the rare letters of names', () => {
    page = openPage('<h3 data-far-letters>Brânză</h3><h3 data-far-letters>Jovanović</h3>');
    const [first, second] = watched;
    tell([first, second].map((target, at) => ({ target: target as Element, isIntersecting: at === 1 })));
    expect([first, second].map((name) => name?.hasAttribute('data-near'))).toEqual([false, true]);
  });

  test.each(['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'])(
    '[O7] wait for nothing more once the visitor does something: %s',
    (name) => {
      page = openPage(html);
      expect(isHeld()).toBe(true);
      document.dispatchEvent(new Event(name));
      expect([isHeld(), watched.length]).toEqual([false, 0]);
    },
  );

  test('[O7] wait for nothing more when the framework takes the page over', () => {
    page = openPage(html);
    dispatchEvent(new Event('hydrated'));
    expect(isHeld()).toBe(false);
  });

  test('[O7] do not wait for whom an address leads further down, or where nothing can be watched', () => {
    location.hash = '#far';
    page = openPage(html);
    expect(isHeld()).toBe(false);
    location.hash = '';
    document.documentElement.setAttribute('data-far', '');
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    page.abort();
    page = openPage(html);
    expect(isHeld()).toBe(false);
  });
});
