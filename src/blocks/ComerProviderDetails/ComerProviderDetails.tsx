import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { NestedPlaceholder } from '@/cms/placeholder';
import type { Profile } from '@/features/profile/model/profile';
import { profileOf } from '@/features/profile/model/read-profile';
import { ProfileView } from '@/features/profile/ui/profile-view';
import { withFilm } from '@/features/video/model/film';
import { PressedVideo } from '@/features/video/ui/pressed-video';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * A physician's profile in the children's hospital.
 * @requirement D9
 */
export function ComerProviderDetails({ data }: BlockProps<ComponentFields, Profile>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  if (page.isEditing) {
    const { route, itemId, pathname } = page;
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
  if (!data?.ok) return <p>{t('Profile is not available right now. Please try again.')}</p>;
  return (
    <ProfileView profile={data.data} Video={PressedVideo}>
      <NestedPlaceholder name="appointment" />
    </ProfileView>
  );
}
