import type { ReactNode } from 'react';
import type { Profile } from '../model/profile';
import type { VideoComponent } from './about-section';
import { ProfileHeader } from './profile-header';
import { ProfileSections } from './profile-sections';
import { Reviews } from './reviews';
import { BookBar } from './book-bar';
import { OtherDoctors } from './other-doctors';
import styles from './profile.module.css';

type ProfileViewProps = {
  readonly profile: Profile;
  /** Shows a video; a profile without one needs none. */
  readonly Video?: VideoComponent;
  /** The appointment box. */
  readonly children: ReactNode;
};

/**
 * A physician's page: header, times to book, sections, reviews, and other doctors: first of all where this one takes no new patients.
 * @requirement D1 D2 D6 D10 D13 A17
 */
export function ProfileView({ profile, Video, children }: ProfileViewProps): ReactNode {
  // Whoever takes no new patients has nothing else to offer them.
  const isClosed = profile.acceptsNewPatients === false;
  const hasBox = profile.hasOnlineScheduling && Boolean(children);
  return (
    <article className={hasBox ? `${styles.profile} ${styles.withBar}` : styles.profile}>
      <ProfileHeader profile={profile} hasBox={hasBox} />
      {children}
      {isClosed ? <OtherDoctors profile={profile} /> : null}
      <ProfileSections profile={profile} Video={Video} />
      <Reviews
        reviews={profile.reviews}
        rating={profile.rating}
        commentCount={profile.commentCount}
        {...(profile.ratingMethod ? { method: profile.ratingMethod } : {})}
      />
      {isClosed ? null : <OtherDoctors profile={profile} />}
      {hasBox ? <BookBar /> : null}
    </article>
  );
}
