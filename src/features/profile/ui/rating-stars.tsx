import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { grouped } from '@/lib/grouped';
import { shownRating } from '@/ui/stars/shown-rating';
import { Stars } from '@/ui/stars/Stars';
import type { Profile } from '../model/profile';

type RatingStarsProps = { readonly rating: NonNullable<Profile['rating']> };

/** What patients say of a physician, in stars and in numbers. @requirement D2 D6 */
export function RatingStars({ rating: { value, count } }: RatingStarsProps): ReactNode {
  const t = usePhrases();
  const ratings = grouped(count, usePage().language);
  return (
    <Stars
      rating={value}
      label={t('{rating} out of 5, {count} ratings', { rating: shownRating(value), count: ratings })}
    />
  );
}
