import { useEffect, useState, type ReactNode } from 'react';
import { useSticky } from '@/ui/sticky/use-sticky';
import { BookLink } from './book-link';
import styles from './book-bar.module.css';

/**
 * On phones, the way to the appointment box from wherever one reads further down; away while the box is in view, and while a form or
 * the focus lies behind it (`ui/sticky`).
 * @requirement D13
 */
export function BookBar(): ReactNode {
  const [isAtBox, setIsAtBox] = useState(false);
  const bar = useSticky<HTMLParagraphElement>();
  useEffect(() => {
    const box = document.getElementById('book');
    if (!box || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsAtBox(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.room}>
      <BookLink ref={bar} className={styles.bar} data-book="" data-at-box={isAtBox ? '' : undefined} />
    </div>
  );
}
