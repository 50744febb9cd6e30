import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { speechOf } from '@/i18n/speech';
import { usePhrases } from '@/i18n/use-phrases';
import { clampReview, reviewDate, type Review } from '../model/reviews';
import styles from './reviews.module.css';

const FullReview = dynamic(() => import('./full-review').then((file) => file.FullReview), { ssr: false });

/** A review; a long one is cut, and opened in full by a button, or in its place where scripts do not run. @requirement D6 */
export function ReviewCard({ review }: { readonly review: Review }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const { start, rest } = clampReview(review.comment);
  return (
    <figure className={styles.card}>
      <blockquote {...speechOf(review.comment, page)}>
        <p>
          {start}
          {rest ? (
            <button
              type="button"
              aria-haspopup="dialog"
              className={`${styles.more} needs-script`}
              onClick={() => setIsOpen(true)}
            >
              {t('more...')}
            </button>
          ) : null}
        </p>
        {rest ? (
          <details className="without-script">
            <summary>{t('more...')}</summary>
            {rest}
          </details>
        ) : null}
      </blockquote>
      {review.date ? <figcaption>{reviewDate(review.date, page.language)}</figcaption> : null}
      {isOpen ? <FullReview review={review} onClose={() => setIsOpen(false)} /> : null}
    </figure>
  );
}
