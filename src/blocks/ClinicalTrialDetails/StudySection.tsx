import { useEffect, useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { Disclosure } from '@/ui/disclosure/Disclosure';

type StudySectionProps = {
  /** The fragment of links to it. */
  readonly fragment: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly isInitiallyOpen?: boolean;
};

/**
 * A part of a study that can be closed. The fragment of the address opens it, and so does a link to it, also where the address
 * has the fragment already. In the editor it is open at first: authors see what they edit.
 * @requirement F1 O1
 */
export function StudySection({
  fragment,
  title,
  children,
  isInitiallyOpen = false,
}: StudySectionProps): ReactNode {
  const { isEditing } = usePage();
  const [isOpen, setOpen] = useState(isInitiallyOpen || isEditing);

  useEffect(() => {
    const hash = `#${fragment}`;
    const follow = () => {
      if (window.location.hash !== hash) return;
      setOpen(true);
      document.getElementById(fragment)?.scrollIntoView?.();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href="${hash}"]`)) setOpen(true);
    };
    follow();
    window.addEventListener('hashchange', follow);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('click', onClick);
    };
  }, [fragment]);

  return (
    <Disclosure fragment={fragment} title={title} headingLevel={2} isOpen={isOpen} onToggle={setOpen}>
      {children}
    </Disclosure>
  );
}
