/**
 * Runs in the browser, as text inside the document (`later-text.ts`), before the page is painted: what a visitor sees first
 * must not change when the framework's scripts come.
 */
{
  /** Announcements that were not put away are shown; see `Alerts`. */
  const showAlerts = () => {
    const dismissed = /(?:^|; )alert=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const keys = decodeURIComponent(dismissed).split('~');
    for (const section of document.querySelectorAll('[data-alerts]')) {
      let isShown = false;
      for (const alert of section.querySelectorAll('[data-alert]')) {
        const isPutAway = keys.includes(alert.getAttribute('data-alert') ?? '');
        alert.toggleAttribute('hidden', isPutAway);
        isShown ||= !isPutAway;
      }
      section.toggleAttribute('data-hydrating', !isShown);
    }
  };

  /** What stays at an edge of the window takes a fifth of it at most; see `keepSticky`, which goes on with it. */
  const unstickTall = () => {
    for (const element of document.querySelectorAll('[data-sticky]'))
      element.toggleAttribute('data-tall', element.clientHeight > window.innerHeight / 5);
  };

  /** Groups of links are closed in narrow windows; see `FooterColumns`, which opens them in wide ones. */
  const foldGroups = () => {
    const narrow = matchMedia('(width < 48rem)');
    if (!narrow.matches) return;
    for (const groups of document.querySelectorAll('[data-folds]')) {
      for (const group of groups.querySelectorAll('details')) group.open = false;
      groups.setAttribute('data-ready', '');
    }
  };

  /**
   * What lies below the first window is drawn in pieces, one in each frame, so that a press comes in between; see `before-use.css`.
   * Who comes to a place further down needs all of it at once.
   */
  const drawInPieces = () => {
    const root = document.documentElement;
    if (!root.hasAttribute('data-pieces')) return;
    const pieces = document.querySelectorAll(
      'main > section:nth-child(n + 3), main > :nth-child(n + 2) > section:nth-child(n + 2), main ~ footer',
    );
    const [arrival] = performance.getEntriesByType('navigation');
    const isNew = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate';
    const left = isNew && location.hash === '' ? [...pieces] : [];
    const drawNext = () => {
      const piece = left.shift();
      if (!piece) return root.removeAttribute('data-pieces');
      piece.setAttribute('data-drawn', '');
      requestAnimationFrame(() => setTimeout(drawNext));
    };
    if (left.length === 0) drawNext();
    else requestAnimationFrame(() => setTimeout(drawNext));
  };

  /**
   * The browser would fetch pictures from far below the window, on a slow line from the farthest. They stand out of its reach
   * (`before-use.css`) but for those that are near, until the visitor does something. So do rare letters of names.
   */
  const holdFarPictures = () => {
    const root = document.documentElement;
    if (!root.hasAttribute('data-far')) return;
    if (location.hash !== '' || !('IntersectionObserver' in window)) return root.removeAttribute('data-far');
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting)
            for (const far of [target, ...target.querySelectorAll('img')]) far.setAttribute('data-near', '');
      },
      { rootMargin: '25%' },
    );
    const release = () => {
      near.disconnect();
      root.removeAttribute('data-far');
    };
    for (const name of ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'])
      document.addEventListener(name, release, { capture: true, once: true, passive: true });
    // What the framework draws has no marks.
    addEventListener('hydrated', release, { once: true });
    // The pictures are elsewhere: their places are looked at.
    for (const { parentElement } of document.querySelectorAll('img[loading="lazy"]'))
      if (parentElement) near.observe(parentElement);
    for (const name of document.querySelectorAll('[data-far-letters]')) near.observe(name);
  };

  /**
   * The list of languages leads to the same search or form: what is looked for, where, and whom it is about go along. Filters do
   * not, whose values are words of one language. The header is drawn once for every search; see `Languages`.
   */
  const takeSearchAlong = ({ target }) => {
    const link = target instanceof Element ? target.closest('[data-languages] a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const address = new URL(link.href);
    const asked = new URLSearchParams(location.search);
    for (const name of [
      'query',
      'location',
      'distance',
      'radius',
      'allSite',
      'near',
      'for',
      'age',
      'visits',
      'doctor',
      'study',
    ]) {
      const value = asked.get(name);
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    link.href = address.href;
  };

  document.addEventListener('click', takeSearchAlong, true);
  holdFarPictures();
  showAlerts();
  foldGroups();
  drawInPieces();
  // What is measured is laid out for it: with the frame, which does so anyway.
  requestAnimationFrame(unstickTall);
}
