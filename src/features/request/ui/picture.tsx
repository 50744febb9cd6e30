import { useEffect, useRef, type ReactNode } from 'react';
import styles from '@/features/appointment/ui/form.module.css';

type PictureProps = {
  readonly bitmap: ImageBitmap;
  readonly label: string;
  /** Most pixels of its long side. */
  readonly side: number;
  /** As wide as there is room for; a thumbnail by default. */
  readonly isLarge?: boolean;
};

/** Drawn, not loaded: a picture of a patient has no address, not even in the own browser of who sees it. @requirement J9 */
export function Picture({ bitmap, label, side, isLarge = false }: PictureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  }, [bitmap, width, height]);
  return (
    <canvas
      ref={canvas}
      // An image would need an address, and the policy of the page allows none of this kind.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      width={width}
      height={height}
      className={isLarge ? styles.picture : styles.preview}
    />
  );
}
