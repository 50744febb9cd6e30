/**
 * Runs in the browser, as text inside the document (`later-text.ts`): no imports, and nothing of the framework.
 * A page can be read, and its links and forms work, before any script of the framework is there. They are asked for when
 * the visitor does something, or when a block that needs them comes into sight; other pages ask for them at once. What was
 * pressed before they were ready is pressed again then.
 */
{
  /** @param {string} id */
  const read = (id) => JSON.parse(document.getElementById(id)?.textContent ?? 'null');
  /**
   * Null: the scripts stand in the document. Without `data`, the page's data do.
   * @type {{ readonly data?: string, readonly moment: string, readonly cookies: readonly string[], readonly choices: readonly string[], readonly kept: readonly string[] } | null}
   */
  const late = read('late');
  /** @type {readonly string[]} */
  const addresses = read('late-scripts') ?? [];
  /** @type {HTMLElement[]} */
  const held = [];
  /** @type {Map<HTMLSelectElement | HTMLInputElement, string | boolean>} */
  const chosen = new Map();
  /** @type {'waiting' | 'asked' | 'ready' | 'failed'} */
  let state = late ? 'waiting' : 'asked';
  /** @type {Set<HTMLElement>} */
  const left = new Set();
  /** @type {HTMLElement | undefined} */
  let toSend;
  let isTired = false;
  /** When a form was sent as without scripts; milliseconds since 1970. */
  let postedAt = 0;
  let hasMoved = false;
  /** @type {CustomEvent | undefined} */
  let askedTab;

  /** @param {string} address */
  const preload = (address) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = address;
    document.head.append(link);
  };

  /** @param {string} address */
  const add = (address) => {
    const script = document.createElement('script');
    script.src = address;
    // In their order, as if they stood in the document.
    script.async = false;
    document.head.append(script);
  };

  /**
   * @param {string} address
   * @param {string} moment
   */
  const fetchData = async (address, moment) => {
    const { pageProps } = await (await fetch(address, { headers: { 'x-page-moment': moment } })).json();
    const next = document.getElementById('__NEXT_DATA__');
    if (!pageProps || !next) throw new TypeError('no data');
    next.textContent = JSON.stringify({ ...read('__NEXT_DATA__'), props: { pageProps, __N_SSG: true } });
  };

  const start = async () => {
    if (!late || state !== 'waiting') return;
    state = 'asked';
    for (const address of addresses) preload(address);
    try {
      if (late.data) await fetchData(late.data, late.moment);
      for (const address of addresses) add(address);
    } catch {
      // The next press may find a network again.
      state = 'waiting';
      held.length = 0;
    }
  };

  /**
   * A script did not come: the page stays as it is without scripts.
   * @param {Event} event
   */
  const onError = ({ target }) => {
    if (target instanceof HTMLScriptElement && state === 'asked') state = 'failed';
  };

  /**
   * A page that comes to lie under a pointer at rest tells of it as of a move.
   * @param {Event} event
   */
  const onSign = (event) => {
    const isMoved = event instanceof MouseEvent && (event.movementX !== 0 || event.movementY !== 0);
    if (event.type !== 'pointermove' || isMoved) void start();
  };

  /**
   * Submit waits for the scripts a little, for they know better words than the browser. Then the form goes as without them.
   * @param {MouseEvent} event
   * @param {HTMLElement} button
   */
  const holdSubmit = (event, button) => {
    if (isTired) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void start();
    if (toSend) return;
    toSend = button;
    setTimeout(() => {
      if (state === 'ready') return;
      isTired = true;
      button.click();
    }, 3000);
  };

  /** @param {MouseEvent} event */
  const hold = (event) => {
    if (state === 'ready' || state === 'failed' || !(event.target instanceof Element)) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const submit = event.target.closest('form[method="post"] [type="submit"]');
    if (submit instanceof HTMLElement) return holdSubmit(event, submit);
    const pressed = event.target.closest(
      '[data-hold]:not(input), button[type="button"]:not([popovertarget], [command])',
    );
    if (!(pressed instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.at(-1) !== pressed) held.push(pressed);
    void start();
  };

  /** @param {Element} field */
  const isTicked = (field) => field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

  /** @param {Event} event */
  const remember = ({ target, type }) => {
    if (state === 'ready') return;
    // Whoever types the words that stood there has typed all the same; see `useFieldEvents`.
    if (type === 'input' && target instanceof HTMLInputElement) target.dataset.typed = '';
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
    else if (target instanceof HTMLInputElement && target.matches('[data-hold], [type="file"]'))
      chosen.set(target, isTicked(target) ? target.checked : target.value);
  };

  /**
   * A field that is left is checked by its form, once somebody listens.
   * @param {Event} event
   */
  const noteLeft = ({ target }) => {
    if (state !== 'ready' && target instanceof HTMLElement && target.closest('form[method="post"]'))
      left.add(target);
  };

  /**
   * What was sent as without scripts is on its way. A second press, before or after the scripts are there, sends nothing more.
   * @param {Event} event
   */
  const sendOnce = (event) => {
    const { target, eventPhase } = event;
    if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
    if (eventPhase === Event.CAPTURING_PHASE) {
      if (Date.now() - postedAt > 10_000) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (state !== 'ready' && !event.defaultPrevented) postedAt = Date.now();
  };

  /**
   * The framework takes what stands in a field when it comes for what it put there itself, and hears of no change. So the
   * field holds something else for a moment.
   * @param {HTMLInputElement} field
   * @param {string | boolean} value
   */
  const enterAgain = (field, value) => {
    if (typeof value === 'boolean') {
      field.checked = !value;
      field.click();
      return;
    }
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };

  /** The framework puts its own values into fields: the visitor's go back there. */
  const chooseAgain = () => {
    for (const [field, value] of chosen) {
      if (field instanceof HTMLInputElement && field.type !== 'file') enterAgain(field, value);
      else {
        if (field instanceof HTMLSelectElement) field.value = String(value);
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
    chosen.clear();
    for (const field of left)
      if (document.activeElement !== field)
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    left.clear();
  };

  /** Who went back or forward before anybody listened has another address than the page: it is told of that now. */
  const moveAgain = () => {
    if (hasMoved) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };

  /** What has the focus, or lies under the pointer, got it before anybody listened. */
  const tellAgain = () => {
    const focused = document.activeElement;
    if (focused && focused !== document.body)
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if (!matchMedia('(hover: hover)').matches) return;
    const hovered = [...document.querySelectorAll(':hover')].at(-1);
    hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  };

  const pressAgain = () => {
    state = 'ready';
    moveAgain();
    if (askedTab) dispatchEvent(new CustomEvent(askedTab.type, { detail: askedTab.detail }));
    tellAgain();
    chooseAgain();
    for (const pressed of held.splice(0)) {
      // What was a link without scripts may be a button with them.
      const { hold: id } = pressed.dataset;
      const again = pressed.isConnected || !id ? pressed : document.querySelector(`[data-hold="${id}"]`);
      if (again instanceof HTMLElement) again.click();
    }
    if (!isTired) toSend?.click();
  };

  /**
   * The browser goes to the address's anchor when the document is there. The framework would go there again when its
   * scripts are, and take the visitor away from what they read by then.
   */
  const stayAtAnchor = () => {
    const anchor = document.getElementById(location.hash.slice(1));
    if (!anchor) return;
    anchor.scrollIntoView = (...given) => {
      Reflect.deleteProperty(anchor, 'scrollIntoView');
      if (given.length > 0) anchor.scrollIntoView(...given);
    };
  };

  const watchBlocks = () => {
    const blocks = document.querySelectorAll('[data-scripts="seen"]');
    if (blocks.length === 0) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void start();
    });
    for (const block of blocks) observer.observe(block);
  };

  // Who turns the device finds groups of links open that were closed; see `foldGroups`.
  matchMedia('(width < 48rem)').addEventListener('change', start, { once: true });
  stayAtAnchor();
  watchBlocks();
  document.addEventListener('click', hold, true);
  for (const name of ['input', 'change']) document.addEventListener(name, remember, true);
  document.addEventListener('change', noteLeft, true);
  for (const isFirst of [true, false]) addEventListener('submit', sendOnce, isFirst);
  // Who comes back to the form may send it again.
  addEventListener('pageshow', () => (postedAt = 0));
  for (const name of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'input'])
    document.addEventListener(name, onSign, { capture: true, passive: true });
  addEventListener('popstate', () => {
    hasMoved = true;
    void start();
  });
  // A program of the page opens a tab (M5): it is asked for again when somebody listens.
  addEventListener('activeTabChange', (event) => {
    if (state === 'ready' || !(event instanceof CustomEvent)) return;
    askedTab = event;
    void start();
  });
  // A small script of a block has nothing to show without them.
  addEventListener('scriptswanted', start);
  addEventListener('hydrated', pressAgain, { once: true });
  addEventListener('error', onError, true);
  /** @param {string} pattern */
  const hasCookie = (pattern) => new RegExp(`(^|; )${pattern}`).test(document.cookie);
  /** @param {string} key */
  const storedAt = (key) => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      // The browser keeps nothing for this site.
      return null;
    }
  };
  const isKept = late?.kept.some((key) => storedAt(key) !== null);
  for (const element of document.querySelectorAll('[data-starting]'))
    element.toggleAttribute('data-may-be-kept', isKept !== false);
  const titles = isKept === false ? [] : document.querySelectorAll('[data-if-kept]');
  for (const title of titles) title.textContent = title.getAttribute('data-if-kept');
  const hasChosen = late?.choices.some((key) => storedAt(key) === 'true');
  if (location.hash !== '') void start();
  else if (isKept || hasChosen || late?.cookies.some(hasCookie))
    addEventListener('load', () => setTimeout(start), { once: true });
}
