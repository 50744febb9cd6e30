import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { mapStep, type Pixel } from '@/domain/map/projection';
import styles from './map-controls.module.css';

type MapControlsProps = {
  readonly onNearer: () => void;
  readonly onFarther: () => void;
  readonly onWhole: () => void;
  /** Where the visitor looks, in pixels from where they looked before. */
  readonly onMove: (by: Pixel) => void;
  /** Whether more than coming nearer makes sense: a few places in view need no moving. */
  readonly canMove?: boolean;
};

/** Left is west in every language. */
const directions = [
  ['Move the map left', '←', { x: -mapStep, y: 0 }],
  ['Move the map right', '→', { x: mapStep, y: 0 }],
  ['Move the map up', '↑', { x: 0, y: -mapStep }],
  ['Move the map down', '↓', { x: 0, y: mapStep }],
] as const;

/** The buttons of a map: whatever dragging does, single presses do too. @requirement E4 */
export function MapControls({
  onNearer,
  onFarther,
  onWhole,
  onMove,
  canMove = true,
}: MapControlsProps): ReactNode {
  const t = usePhrases();
  return (
    <div className={styles.controls}>
      <button type="button" onClick={onNearer} aria-label={t('Nearer')}>
        +
      </button>
      <button type="button" onClick={onFarther} aria-label={t('Farther')}>
        −
      </button>
      {canMove ? (
        <>
          <button type="button" onClick={onWhole}>
            {t('All')}
          </button>
          {directions.map(([name, arrow, by]) => (
            <button key={name} type="button" onClick={() => onMove(by)} aria-label={t(name)}>
              {arrow}
            </button>
          ))}
        </>
      ) : null}
    </div>
  );
}
