import { useMemo, type ReactNode } from 'react';
import type { Box } from '@/domain/map/clip';
import { drawingOf, layers } from '@/domain/map/drawing';
import type { Label } from '@/domain/map/labels';
import type { View } from '@/domain/map/projection';
import styles from './map-ground.module.css';
import tokens from './map-tokens.module.css';

type MapGroundProps = {
  readonly view: View;
  /** What names must not cover. */
  readonly taken: readonly Box[];
};

/** Lake, rivers, roads, streets and names: drawn here, so that nobody else learns what is looked at. @requirement E9 */
export function MapGround({ view, taken }: MapGroundProps): ReactNode {
  const { paths, labels } = useMemo(() => drawingOf(view, taken, textScale()), [view, taken]);
  return (
    <svg
      aria-hidden="true"
      className={`${tokens.colours} ${styles.ground}`}
      width={view.width}
      height={view.height}
    >
      {layers.map((layer) =>
        paths[layer] ? <path key={layer} className={styles[layer]} d={paths[layer]} /> : null,
      )}
      {labels.map((label) => (
        <Name
          key={`${label.kind} ${label.text} ${label.at.x.toFixed(0)} ${label.at.y.toFixed(0)}`}
          label={label}
        />
      ))}
    </svg>
  );
}

function Name({ label: { kind, text, at, turn, width } }: { readonly label: Label }): ReactNode {
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${turn})`}>
      {kind === 'road' ? (
        <rect className={styles.sign} x={-width / 2} y="-0.6em" width={width} height="1.2em" rx="4" />
      ) : null}
      <text className={styles[`${kind}Name`]} dy=".35em">
        {text}
      </text>
    </g>
  );
}

/** How much larger than usual the visitor's text is. */
function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}
