import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { profileOf } from '@/features/profile/model/read-profile';
import { Reviews as ProfileReviews } from '@/features/profile/ui/reviews';

/**
 * What patients say of the physician whose page it is, for layouts that place it by itself.
 * @requirement D6
 */
export function Reviews(): ReactNode {
  const { route, itemId, pathname } = usePage();
  const { reviews, rating } = profileOf({
    id: itemId,
    path: pathname,
    displayName: route.displayName,
    fields: route.fields,
  });
  return <ProfileReviews reviews={reviews} rating={rating} />;
}
