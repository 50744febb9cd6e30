import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/ui/carousel/Carousel.module.css';

/** What a carousel shows, in order. */
export type CarouselSlide = { readonly key: string; readonly content: ReactNode };

type SlideProps = {
  readonly index: number;
  readonly count: number;
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
};

/**
 * One slide, with its place among all. The width and the `tabindex` that react-slick gives its children are left out.
 * @requirement G6
 */
export function Slide({ index, count, direction, children }: SlideProps): ReactNode {
  const t = usePhrases();
  return (
    <div
      // A slide is no set of fields.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-roledescription={t('Slide')}
      aria-label={t('Slide {number} of {count}', { number: index + 1, count })}
      className={styles.slide}
      dir={direction}
    >
      {children}
    </div>
  );
}
