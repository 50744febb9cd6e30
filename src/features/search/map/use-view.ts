import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { fitted, moved, zoomed, type Position, type View } from './projection';

/** Distance of one press of an arrow key, pixels. */
const step = 80;

export type ViewControl = {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Undefined until the size of the map is known. */
  readonly view: View | undefined;
  readonly nearer: (around?: Position) => void;
  readonly farther: () => void;
  readonly whole: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
};

const pushes: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

/** The view of a map, which buttons, arrow keys and dragging change. It starts with every position in view. */
export function useView(positions: readonly Position[]): ViewControl {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>();
  const dragged = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      setView((known) => (known ? { ...known, ...size } : fitted(positions, size)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [positions]);

  const change = (make: (known: View) => View) => setView((known) => (known ? make(known) : known));
  return {
    frame,
    view,
    nearer: (around) => change((known) => zoomed(known, 1, around)),
    farther: () => change((known) => zoomed(known, -1)),
    whole: () => change((known) => fitted(positions, known)),
    onKeyDown: (event) => {
      const push = pushes[event.key];
      if (!push || event.target !== event.currentTarget) return;
      event.preventDefault();
      change((known) => moved(known, push));
    },
    onPointerDown: (event) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event) => {
      const from = dragged.current;
      if (!from) return;
      const push = { x: event.clientX - from.x, y: event.clientY - from.y };
      dragged.current = { x: event.clientX, y: event.clientY };
      change((known) => moved(known, push));
    },
    onPointerUp: () => {
      dragged.current = undefined;
    },
  };
}
