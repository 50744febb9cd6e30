import type { ReactNode } from 'react';
import styles from '@/ui/section/Section.module.css';

type SectionProps = {
  readonly children: ReactNode;
  /** Background. */
  readonly tone?: 'plain' | 'tint' | 'paper' | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
};

/**
 * A section of a page. Its content always has the width of the page's text. In full-width regions only its background
 * reaches the edges.
 */
export function Section({ children, tone = 'plain', className, id }: SectionProps): ReactNode {
  return (
    <section id={id} className={[styles.section, styles[tone], className].filter(Boolean).join(' ')}>
      {children}
    </section>
  );
}
