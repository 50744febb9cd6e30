import { useState, type FocusEvent, type KeyboardEvent } from 'react';

export type Roving = {
  /** For the element around the buttons. */
  readonly container: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** Whether the button at a place, counted from 0, is the one that Tab reaches. */
  readonly isStop: (place: number) => boolean;
};

/**
 * One stop for Tab among many buttons: arrow keys lead to the others, up and down by rows, Home and End to the ends.
 * @param first - the place that Tab reaches before anybody was there
 * @param count - how many buttons there are
 */
export function useRoving({ first, count }: { readonly first: number; readonly count: number }): Roving {
  const [visited, setVisited] = useState<number | undefined>();
  const stop = Math.min(visited ?? first, count - 1);
  return {
    isStop: (place) => place === stop,
    container: {
      onFocus: ({ currentTarget, target }) => {
        const place = buttonsIn(currentTarget).indexOf(target as HTMLButtonElement);
        if (place >= 0) setVisited(place);
      },
      onKeyDown: (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const buttons = buttonsIn(event.currentTarget);
        const next = nextOf(buttons, event.target as HTMLButtonElement, event.key);
        if (!next) return;
        event.preventDefault();
        next.focus();
      },
    },
  };
}

function buttonsIn(container: HTMLElement): readonly HTMLButtonElement[] {
  return [...container.querySelectorAll('button')];
}

function nextOf(
  buttons: readonly HTMLButtonElement[],
  from: HTMLButtonElement,
  key: string,
): HTMLButtonElement | undefined {
  const place = buttons.indexOf(from);
  if (place < 0) return undefined;
  const isMirrored = getComputedStyle(from).direction === 'rtl';
  switch (key) {
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    case 'ArrowRight':
    case 'ArrowLeft':
      return buttons[place + ((key === 'ArrowRight') === isMirrored ? -1 : 1)];
    case 'ArrowDown':
      return nearestIn(buttons.slice(place + 1), from);
    case 'ArrowUp':
      return nearestIn(buttons.slice(0, place).toReversed(), from);
    default:
      return undefined;
  }
}

/** The button that stands above or below, in the next row of those that follow; rows are told by their height. */
function nearestIn(
  following: readonly HTMLButtonElement[],
  from: HTMLButtonElement,
): HTMLButtonElement | undefined {
  const own = from.getBoundingClientRect();
  const row = following.find((one) => one.getBoundingClientRect().top !== own.top);
  if (!row) return following[0];
  const { top } = row.getBoundingClientRect();
  const distance = (one: HTMLButtonElement) => Math.abs(one.getBoundingClientRect().left - own.left);
  return following
    .filter((one) => one.getBoundingClientRect().top === top)
    .reduce((best, one) => (distance(one) < distance(best) ? one : best), row);
}
