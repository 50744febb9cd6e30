import type { ReactNode } from 'react';
import styles from '@/ui/section/Section.module.css';

type SectionProps = {
  readonly children: ReactNode;
  /** The ground that it stands on. */
  readonly tone?: 'plain' | 'tint' | 'paper' | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
};

/**
 * A part of a page. Its content is as wide as the page's text wherever it stands: in the centred region, and in the
 * regions that reach from edge to edge, where only its ground does.
 */
export function Section({ children, tone = 'plain', className, id }: SectionProps): ReactNode {
  return (
    <section id={id} className={[styles.section, styles[tone], className].filter(Boolean).join(' ')}>
      {children}
    </section>
  );
}
