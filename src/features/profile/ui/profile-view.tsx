import type { ReactNode } from 'react';
import type { Profile } from '../model/profile';
import type { VideoComponent } from './about-section';
import { ProfileHeader } from './profile-header';
import { ProfileSections } from './profile-sections';
import { Reviews } from './reviews';
import styles from './profile.module.css';

type ProfileViewProps = {
  readonly profile: Profile;
  /** Shows a video; a profile without one needs none. */
  readonly Video?: VideoComponent;
  /** The appointment box. */
  readonly children: ReactNode;
};

/**
 * A physician's page: header, times to book, sections, reviews.
 * @requirement D1 D2 D6 D10 A17
 */
export function ProfileView({ profile, Video, children }: ProfileViewProps): ReactNode {
  return (
    <article className={styles.profile}>
      <ProfileHeader profile={profile} />
      {children}
      <ProfileSections profile={profile} Video={Video} />
      <Reviews
        reviews={profile.reviews}
        rating={profile.rating}
        commentCount={profile.commentCount}
        {...(profile.ratingMethod ? { method: profile.ratingMethod } : {})}
      />
    </article>
  );
}
