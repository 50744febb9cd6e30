import { useEffect, useState, type ReactNode } from 'react';
import { useSticky } from '@/ui/sticky/use-sticky';
import { BookLink } from './book-link';
import styles from './book-bar.module.css';

/**
 * On phones, the way back to the appointment box for whoever has read past it; away while a form or the focus lies behind it
 * (`ui/sticky`).
 * @requirement D13
 */
export function BookBar(): ReactNode {
  const [isBoxAhead, setIsBoxAhead] = useState(true);
  const bar = useSticky<HTMLParagraphElement>();
  useEffect(() => {
    const box = document.getElementById('book');
    if (!box || !('IntersectionObserver' in window)) return undefined;
    // However far below the window it is, it is taken to be in view.
    const observer = new IntersectionObserver(
      (entries) => setIsBoxAhead(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '0px 0px 1000%' },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.room}>
      <BookLink ref={bar} className={styles.bar} data-book="" data-ahead={isBoxAhead ? '' : undefined} />
    </div>
  );
}
