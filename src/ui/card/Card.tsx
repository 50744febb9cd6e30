import type { ElementType, ReactNode } from 'react';
import styles from '@/ui/card/Card.module.css';

type CardProps = {
  readonly as?: ElementType;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly id?: string;
  readonly 'aria-labelledby'?: string;
  /** No padding: a picture reaches the edges. */
  readonly isFlush?: boolean;
};

/** A sheet of paper on the page. It measures itself: what stands in it may use container queries. */
export function Card({ as: Tag = 'div', children, className, isFlush, ...rest }: CardProps): ReactNode {
  return (
    <Tag
      {...rest}
      className={[styles.card, isFlush ? styles.flush : undefined, className].filter(Boolean).join(' ')}
    >
      {children}
    </Tag>
  );
}
