import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { JsonLd } from '@/ui/json-ld/JsonLd';
import { physicianJsonLd } from '../model/json-ld';
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
  const page = usePage();
  const url = `${page.siteUrl}${hrefOn(page, page.pathname)}`.toLowerCase();
  return (
    <article className={styles.profile}>
      <ProfileHeader profile={profile} />
      {children}
      <ProfileSections profile={profile} Video={Video} />
      <Reviews reviews={profile.reviews} rating={profile.rating} commentCount={profile.commentCount} />
      <JsonLd data={physicianJsonLd(profile, { url, siteUrl: page.siteUrl })} />
    </article>
  );
}
