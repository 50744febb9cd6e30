import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { speechOf } from '@/i18n/speech';
import { usePhrases } from '@/i18n/use-phrases';
import { Stars } from '@/ui/stars/Stars';
import type { Profile } from '../model/profile';
import { clampReview, reviewDate, type Review } from '../model/reviews';
import styles from './reviews.module.css';

type ReviewsProps = {
  readonly reviews: readonly Review[];
  readonly rating: Profile['rating'];
  /** In all; those shown may be some of them. */
  readonly commentCount?: number;
};

/**
 * The rating and the reviews; nothing without both.
 * @requirement D6
 */
export function Reviews({ reviews, rating, commentCount = 0 }: ReviewsProps): ReactNode {
  const t = usePhrases();
  if (reviews.length === 0 && !rating) return null;
  return (
    <section id="ratings-reviews" aria-labelledby="ratings-reviews-title" className={styles.reviews}>
      <h2 id="ratings-reviews-title">{t('Ratings & Reviews')}</h2>
      {rating ? (
        <p>
          <Stars
            rating={rating.value}
            count={rating.count}
            label={t('{rating} out of 5, {count} ratings', { rating: rating.value, count: rating.count })}
          />
        </p>
      ) : null}
      {reviews.length > 0 && commentCount > 0 ? (
        <p>{commentCount === 1 ? t('1 comment') : t('{count} comments', { count: commentCount })}</p>
      ) : null}
      {reviews.length > 0 ? (
        <ul>
          {reviews.map((review) => (
            <li key={review.id}>
              <OneReview review={review} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function OneReview({ review }: { readonly review: Review }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { start, rest } = clampReview(review.comment);
  return (
    <figure>
      <blockquote {...speechOf(review.comment, page)}>
        {rest ? (
          <details>
            <summary>
              <span>{start}</span>
              <span className={styles.more}> {t('more...')}</span>
            </summary>
            {rest}
          </details>
        ) : (
          <p>{start}</p>
        )}
      </blockquote>
      {review.date ? <figcaption>{reviewDate(review.date, page.language)}</figcaption> : null}
    </figure>
  );
}
