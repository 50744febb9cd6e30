import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { speechOf } from '@/i18n/speech';
import { usePhrases } from '@/i18n/use-phrases';
import { Dialog } from '@/ui/dialog/Dialog';
import type { Review } from '../model/reviews';
import { ReviewNote } from './review-note';
import styles from './full-review.module.css';

type FullReviewProps = { readonly review: Review; readonly onClose: () => void };

/** All of a review, above the page. @requirement D6 */
export function FullReview({ review, onClose }: FullReviewProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  return (
    <Dialog isOpen onClose={onClose} title={t('Review')} closeOnOutside>
      <figure className={styles.full}>
        <blockquote {...speechOf(review.comment, page)}>
          <p>{review.comment}</p>
        </blockquote>
        <ReviewNote review={review} />
      </figure>
    </Dialog>
  );
}
