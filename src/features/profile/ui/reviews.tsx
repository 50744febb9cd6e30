import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Carousel } from '@/ui/carousel/Carousel';
import { Stars } from '@/ui/stars/Stars';
import type { Profile } from '../model/profile';
import type { Review } from '../model/reviews';
import { ReviewCard } from './review-card';
import styles from './reviews.module.css';

type ReviewsProps = { readonly reviews: readonly Review[]; readonly rating: Profile['rating'] };

/** How many reviews are seen at once. @requirement D6 */
const shown = { mobile: 1, tablet: 3, desktop: 4 };

/**
 * The rating and the reviews, which follow each other without end; nothing without a review. Authors see all of them.
 * @requirement D6
 */
export function Reviews({ reviews, rating }: ReviewsProps): ReactNode {
  const t = usePhrases();
  const { isEditing, direction } = usePage();
  if (reviews.length === 0) return null;
  const cards = reviews.map((review, index) => ({
    key: `${index}-${review.id}`,
    content: <ReviewCard review={review} />,
  }));
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
      {isEditing ? (
        <ul className={styles.all}>
          {cards.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      ) : (
        <Carousel label={t('Reviews')} slides={cards} shown={shown} direction={direction} />
      )}
    </section>
  );
}
