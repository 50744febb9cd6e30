const ups = ['pointerup', 'pointercancel'] as const;
let isDown = false;

/** Starts to follow the pointer of this page; once is enough. */
export function followPointer(): void {
  window.addEventListener('pointerdown', setDown, true);
  for (const up of ups) window.addEventListener(up, setUp, true);
}

function setDown(): void {
  isDown = true;
}

function setUp(): void {
  isDown = false;
}

/**
 * Runs now, or when the pointer that is down has been lifted and its click is over. What appears on a page while a
 * button is pressed moves the button away from under the finger, and the press is lost.
 */
export function afterPress(act: () => void): void {
  if (!isDown) {
    act();
    return;
  }
  const lifted = new AbortController();
  for (const up of ups)
    window.addEventListener(
      up,
      () => {
        lifted.abort();
        setTimeout(act);
      },
      { capture: true, signal: lifted.signal },
    );
}
