/**
 * Runs in the browser, as text inside the document (`later-text.ts`), before `later.js` holds the press back: a tab that is
 * pressed before the framework's scripts are there opens at once, so that nobody types into the panel that is about to close.
 */
{
  const mark = 'data-early';

  /** @param {Event} event */
  const openTab = ({ target }) => {
    const pressed = target instanceof Element ? target.closest('[role="tab"]') : null;
    for (const tab of pressed?.parentElement?.children ?? []) {
      tab.setAttribute('aria-selected', String(tab === pressed));
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      panel?.setAttribute(mark, tab === pressed ? 'open' : 'closed');
    }
  };

  /** The framework hears of the same press now, and its own tabs show what was pressed. */
  const leaveToFramework = () => {
    document.removeEventListener('click', openTab, true);
    setTimeout(() => {
      for (const panel of document.querySelectorAll(`[${mark}]`)) panel.removeAttribute(mark);
    });
  };

  document.addEventListener('click', openTab, true);
  addEventListener('hydrated', leaveToFramework, { once: true });
}
