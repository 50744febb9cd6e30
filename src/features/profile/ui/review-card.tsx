import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { speechOf } from '@/i18n/speech';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import { clampReview, type Review } from '../model/reviews';
import { ReviewNote } from './review-note';
import styles from './profile.module.css';

type ReviewCardProps = { readonly review: Review; readonly onOpen: () => void };

/** A review; a long one is cut, and opened in full by a button, or in its place where scripts do not run. @requirement D6 */
export function ReviewCard({ review, onOpen }: ReviewCardProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { start, rest } = clampReview(review.comment);
  return (
    <figure className={styles.card}>
      <blockquote {...speechOf(review.comment, page)}>
        <p>{start}</p>
        {rest ? (
          <>
            {/* The review around it may be in another language. */}
            <button
              type="button"
              lang={page.language}
              dir={page.direction}
              aria-haspopup="dialog"
              className={buttonClass('tertiary', { className: 'needs-script' })}
              onClick={onOpen}
            >
              {t('more...')}
            </button>
            <details className="without-script">
              <summary lang={page.language} dir={page.direction}>
                {t('more...')}
              </summary>
              {rest}
            </details>
          </>
        ) : null}
      </blockquote>
      <ReviewNote review={review} />
    </figure>
  );
}
