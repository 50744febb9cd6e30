import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { NestedPlaceholder } from '@/cms/placeholder';
import { usePage } from '@/cms/page';
import type { Profile } from '@/features/profile/model/profile';
import { profileOf } from '@/features/profile/model/read-profile';
import { ProfileView } from '@/features/profile/ui/profile-view';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * A physician's profile, with the appointment box in its place.
 * @requirement D1 D2 D10
 */
export function ProviderDetails({ data }: BlockProps<ComponentFields, Profile>): ReactNode {
  const t = usePhrases();
  const { isEditing, route, itemId, pathname } = usePage();
  if (isEditing) {
    const profile = profileOf({
      id: itemId,
      path: pathname,
      displayName: route.displayName,
      fields: route.fields,
    });
    return <ProfileView profile={profile}>{null}</ProfileView>;
  }
  if (!data?.ok) return <p>{t('Profile is not available right now. Please try again.')}</p>;
  return (
    <ProfileView profile={data.data}>
      <NestedPlaceholder name="appointment" />
    </ProfileView>
  );
}
