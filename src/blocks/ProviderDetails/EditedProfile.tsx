import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { profileOf } from '@/features/profile/model/read-profile';
import { withFilm } from '@/features/video/model/film';
import { PressedVideo } from '@/features/video/ui/pressed-video';
import { ProfileView } from '@/features/profile/ui/profile-view';

/** The profile as it is being edited: straight from the page's fields. @requirement O1 */
export function EditedProfile(): ReactNode {
  const { route, itemId, pathname } = usePage();
  const profile = profileOf({
    id: itemId,
    path: pathname,
    displayName: route.displayName,
    fields: route.fields,
  });
  const { video } = profile;
  return (
    <ProfileView profile={{ ...profile, video: video && withFilm(video, undefined) }} Video={PressedVideo}>
      {null}
    </ProfileView>
  );
}
