import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import {
  fitted,
  mapStep,
  moved,
  revealed,
  zoomed,
  type Pixel,
  type Position,
  type View,
} from '@/domain/map/projection';

export type ViewControl = {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Undefined until the size of the map is known. */
  readonly view: View | undefined;
  readonly nearer: (around?: Position) => void;
  readonly farther: () => void;
  readonly whole: () => void;
  /** Looks so many pixels to the right and down. */
  readonly look: (by: Pixel) => void;
  /** Moves the view until a position has so much room above it, pixels. */
  readonly reveal: (position: Position, room: number) => void;
  /** Whether the visitor has changed the view. */
  readonly isChanged: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
};

const looks: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -mapStep, y: 0 },
  ArrowRight: { x: mapStep, y: 0 },
  ArrowUp: { x: 0, y: -mapStep },
  ArrowDown: { x: 0, y: mapStep },
};

/** The view of a map, which buttons, arrow keys and dragging change. It starts with every position in view. */
export function useView(positions: readonly Position[]): ViewControl {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>();
  const [isChanged, setChanged] = useState(false);
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

  const reveal = useCallback(
    (position: Position, room: number) =>
      setView((known) => (known ? revealed(known, position, room) : known)),
    [],
  );
  const change = (make: (known: View) => View) => {
    setChanged(true);
    setView((known) => (known ? make(known) : known));
  };
  const look = ({ x, y }: Pixel) => change((known) => moved(known, { x: -x, y: -y }));
  return {
    frame,
    view,
    nearer: (around) => change((known) => zoomed(known, 1, around)),
    farther: () => change((known) => zoomed(known, -1)),
    whole: () => change((known) => fitted(positions, known)),
    look,
    reveal,
    isChanged,
    onKeyDown: (event) => {
      const by = looks[event.key];
      if (!by || event.target !== event.currentTarget) return;
      event.preventDefault();
      look(by);
    },
    onPointerDown: (event) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event) => {
      const from = dragged.current;
      if (!from) return;
      dragged.current = { x: event.clientX, y: event.clientY };
      look({ x: from.x - event.clientX, y: from.y - event.clientY });
    },
    onPointerUp: () => {
      dragged.current = undefined;
    },
  };
}
