import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { reviewsOf } from '@/features/profile/model/read-profile';
import { Reviews as ProfileReviews } from '@/features/profile/ui/reviews';

/**
 * What patients say about the physician of the page, for layouts that place it by itself.
 * @requirement D6
 */
export function Reviews(): ReactNode {
  const { isEditing, route } = usePage();
  const { reviews, rating, commentCount } = reviewsOf(route.fields);
  if (reviews.length === 0 && isEditing)
    return <AuthorNotice>Reviews: the physician of this page has no comments</AuthorNotice>;
  return <ProfileReviews reviews={reviews} rating={rating} commentCount={commentCount} />;
}
