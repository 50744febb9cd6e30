import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { reviewsOf } from '@/features/profile/model/read-profile';
import { Reviews as ProfileReviews } from '@/features/profile/ui/reviews';

/**
 * What patients say about the physician of the page, for layouts that place it by itself.
 * @requirement D6
 */
export function Reviews(): ReactNode {
  const { reviews, rating, commentCount } = reviewsOf(usePage().route.fields);
  return <ProfileReviews reviews={reviews} rating={rating} commentCount={commentCount} />;
}
