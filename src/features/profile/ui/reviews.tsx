import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { grouped } from '@/lib/grouped';
import { Carousel } from '@/ui/carousel/Carousel';
import type { Profile } from '../model/profile';
import type { Review } from '../model/reviews';
import { RatingStars } from './rating-stars';
import { ReviewCard } from './review-card';
import styles from './profile.module.css';

type ReviewsProps = {
  readonly reviews: readonly Review[];
  readonly rating: Profile['rating'];
  /** In all; those shown may be some of them. Fewer than are shown is a count of something else. */
  readonly commentCount?: number;
  /** How the ratings are made, as an author says it. */
  readonly method?: string;
};

/** How many reviews are seen at once. @requirement D6 */
const shown = { tablet: 3, desktop: 4 };

const FullReview = dynamic(() => import('./full-review').then((file) => file.FullReview), { ssr: false });

/**
 * The rating with how it is made, and the reviews, which follow each other without end; nothing without any of these. Authors see
 * all reviews.
 * @requirement D6 D14
 */
export function Reviews({ reviews, rating, commentCount = 0, method = '' }: ReviewsProps): ReactNode {
  const t = usePhrases();
  const { isEditing, direction, language } = usePage();
  // Here and not in the card: a carousel copies its slides, and draws them anew when it begins.
  const [opened, setOpened] = useState<Review>();
  const hasMethod = rating !== undefined && method !== '';
  const cards = reviews
    // Made safe, one may have lost all that it held.
    .filter(({ comment }) => comment !== '')
    .map((review, index) => ({
      key: `${index}-${review.id}`,
      content: <ReviewCard review={review} onOpen={() => setOpened(review)} />,
    }));
  if (cards.length === 0 && !hasMethod) return null;
  return (
    <section id="ratings-reviews" aria-labelledby="ratings-reviews-title" className={styles.reviews}>
      <h2 id="ratings-reviews-title">{t('Ratings & Reviews')}</h2>
      {rating ? (
        <p>
          <RatingStars rating={rating} />
        </p>
      ) : null}
      {hasMethod ? (
        <details>
          <summary>{t('How ratings are made')}</summary>
          <p>
            <Spoken text={method} />
          </p>
        </details>
      ) : null}
      {cards.length > 0 && commentCount >= cards.length ? (
        <p>
          {commentCount === 1
            ? t('1 comment')
            : t(commentCount > cards.length ? '{shown} of {count} comments are shown' : '{count} comments', {
                shown: grouped(cards.length, language),
                count: grouped(commentCount, language),
              })}
        </p>
      ) : null}
      {isEditing ? (
        cards.map(({ key, content }) => <div key={key}>{content}</div>)
      ) : cards.length === 0 ? null : (
        <Carousel label={t('Reviews')} slides={cards} shown={shown} direction={direction} />
      )}
      {opened ? <FullReview review={opened} onClose={() => setOpened(undefined)} /> : null}
    </section>
  );
}
