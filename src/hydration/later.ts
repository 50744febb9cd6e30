/**
 * Runs in the browser, as plain text inside the document (`later-text.ts`): no imports, and nothing of the framework.
 *
 * The page can be read, and its links and forms work, before any script of the framework is there. They are asked for when
 * the visitor does something, or when a block that needs them comes into sight. What was pressed before they were ready is
 * pressed again then.
 */
{
  /** See `LateScripts`. */
  type Late = { readonly data: string; readonly cookies: readonly string[] };

  const text = (id: string) => document.getElementById(id)?.textContent ?? 'null';
  const late = JSON.parse(text('late')) as Late;
  const addresses = JSON.parse(text('late-scripts')) as readonly string[];
  const held: HTMLElement[] = [];
  let state: 'waiting' | 'asked' | 'ready' | 'failed' = 'waiting';

  const add = (address: string) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = address;
      // In their order, as if they stood in the document.
      script.async = false;
      script.addEventListener('load', resolve);
      script.addEventListener('error', reject);
      document.head.append(script);
    });

  const preload = (address: string) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = address;
    document.head.append(link);
  };

  const start = async () => {
    if (state !== 'waiting') return;
    state = 'asked';
    for (const address of addresses) preload(address);
    try {
      const answer = await fetch(late.data);
      const { pageProps } = (await answer.json()) as { readonly pageProps: unknown };
      const next = document.getElementById('__NEXT_DATA__');
      if (!pageProps || !next) throw new TypeError('no data');
      const shell = JSON.parse(next.textContent ?? '') as object;
      next.textContent = JSON.stringify({ ...shell, props: { pageProps, __N_SSG: true } });
      await Promise.all(addresses.map(add));
    } catch {
      // Links and forms work without scripts. The next press may find a network again.
      state = document.querySelector('script[src]') ? 'failed' : 'waiting';
      held.length = 0;
    }
  };

  /** A page that comes to lie under a pointer at rest tells of it as of a move. */
  const onSign = (event: Event) => {
    const rests = event.type === 'pointermove' && !(event as MouseEvent).movementX && !(event as MouseEvent).movementY;
    if (!rests) void start();
  };

  const hold = (event: MouseEvent) => {
    if (state === 'ready' || state === 'failed' || !(event.target instanceof Element)) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const pressed = event.target.closest<HTMLElement>(
      '[data-hold], button[type="button"]:not([popovertarget], [command])',
    );
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.at(-1) !== pressed) held.push(pressed);
    void start();
  };

  const pressAgain = () => {
    state = 'ready';
    for (const pressed of held.splice(0)) {
      const { hold: id } = pressed.dataset;
      // What was a link without scripts may be a button with them.
      const now = pressed.isConnected ? pressed : document.querySelector<HTMLElement>(`[data-hold="${id}"]`);
      now?.click();
    }
  };

  const hasCookie = (pattern: string) => new RegExp(`(^|; )${pattern}`).test(document.cookie);

  /** Announcements that were not put away are shown; see `Alerts`. */
  const showAlerts = () => {
    const dismissed = /(?:^|; )alert=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const keys = decodeURIComponent(dismissed).split('~');
    for (const section of document.querySelectorAll('[data-alerts]')) {
      const alerts = [...section.querySelectorAll<HTMLElement>('[data-alert]')];
      for (const alert of alerts) alert.hidden = keys.includes(alert.dataset.alert ?? '');
      if (alerts.some(({ hidden }) => !hidden)) section.removeAttribute('data-hydrating');
    }
  };

  /** Groups of links are closed in narrow windows; see `FooterColumns`. */
  const foldGroups = () => {
    if (!window.matchMedia('(width < 48rem)').matches) return;
    for (const groups of document.querySelectorAll('[data-folds]')) {
      for (const group of groups.querySelectorAll('details')) group.open = false;
      groups.setAttribute('data-ready', '');
    }
  };

  const watch = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void start();
      },
      { rootMargin: '200px' },
    );
    for (const block of document.querySelectorAll('[data-scripts="seen"]')) observer.observe(block);
  };

  showAlerts();
  foldGroups();
  watch();
  document.addEventListener('click', hold, true);
  for (const name of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])
    document.addEventListener(name, onSign, { capture: true, passive: true });
  addEventListener('hydrated', pressAgain, { once: true });
  if (location.hash !== '' || late.cookies.some(hasCookie))
    addEventListener('load', () => setTimeout(start), { once: true });
}
