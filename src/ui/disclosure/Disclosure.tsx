import { useId, type ReactNode } from 'react';
import { Icon } from '@/ui/icon/Icon';
import { useFragment } from '@/ui/use-fragment';
import styles from '@/ui/disclosure/Disclosure.module.css';

type DisclosureProps = {
  /** The fragment of links to it. */
  readonly fragment: string;
  /** Where an earlier part of the page has it. */
  readonly otherFragment?: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
};

/**
 * A heading that shows and hides its content. Without scripts it is open. Hidden content stays in the page.
 * @requirement G2
 */
export function Disclosure({
  fragment,
  otherFragment,
  title,
  children,
  headingLevel = 3,
  isOpen,
  onToggle,
}: DisclosureProps): ReactNode {
  const id = useId();
  const item = useFragment(fragment, otherFragment);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.item} ref={item} data-fragment={fragment}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${id}-button`}
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={() => onToggle(!isOpen)}
        >
          <span>{title}</span>
          <Icon name="chevron-down" size="m" className={styles.sign} />
        </button>
      </Heading>
      <div id={`${id}-panel`} className={isOpen ? styles.panel : styles.closed}>
        {children}
      </div>
    </div>
  );
}
