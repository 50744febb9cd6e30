import type { ReactNode } from 'react';
import { project, type View } from './projection';
import { region } from './region';
import styles from './map-frame.module.css';

/** Water, borders and names of cities: drawn here, so that nobody else learns what is looked at. @requirement E9 */
export function MapGround({ view }: { readonly view: View }): ReactNode {
  const points = (outline: readonly (readonly [number, number])[]) =>
    outline
      .map(([latitude, longitude]) => {
        const { x, y } = project({ latitude, longitude }, view);
        return `${x.toFixed(1)},${y.toFixed(1)}`;
      })
      .join(' ');
  return (
    <svg aria-hidden="true" className={styles.ground} width={view.width} height={view.height}>
      {region.water.map((outline, at) => (
        <polygon key={at} className={styles.water} points={points(outline)} />
      ))}
      {region.borders.map((outline, at) => (
        <polyline key={at} className={styles.border} points={points(outline)} />
      ))}
      {region.cities.map(({ name, ...position }) => {
        const { x, y } = project(position, view);
        return (
          <text key={name} className={styles.city} x={x} y={y} textAnchor="middle">
            {name}
          </text>
        );
      })}
    </svg>
  );
}
