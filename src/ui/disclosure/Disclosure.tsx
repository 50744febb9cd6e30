import { useId, useState, type ReactNode } from 'react';
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
  readonly isInitiallyOpen?: boolean;
  /** Makes the disclosure controlled, together with `onToggle`. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
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
  isInitiallyOpen = false,
  isOpen,
  onToggle,
}: DisclosureProps): ReactNode {
  const id = useId();
  const item = useFragment(fragment, otherFragment);
  const [own, setOwn] = useState(isInitiallyOpen);
  const open = isOpen ?? own;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.item} ref={item} data-fragment={fragment}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${id}-button`}
          className={styles.button}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={() => {
            setOwn(!open);
            onToggle?.(!open);
          }}
        >
          <span>{title}</span>
          <Icon name="chevron-down" size="m" className={styles.sign} />
        </button>
      </Heading>
      <div id={`${id}-panel`} className={open ? styles.panel : styles.closed}>
        {children}
      </div>
    </div>
  );
}
