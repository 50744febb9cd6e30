import { useContext, type ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { EditedBlocksContext } from '@/cms/edited-blocks';
import type { ComponentFields } from '@/cms/layout-data';
import { NestedPlaceholder } from '@/cms/placeholder';
import { usePage } from '@/cms/page';
import type { Profile } from '@/features/profile/model/profile';
import { ProfileView } from '@/features/profile/ui/profile-view';
import { PressedVideo } from '@/features/video/ui/pressed-video';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * A physician's profile, with the appointment box in its place.
 * @requirement D1 D2 D10
 */
export function ProviderDetails({ fields, data }: BlockProps<ComponentFields, Profile>): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  // Authors alone need to read the profile from the page's fields in the browser.
  const { ProviderDetails: Edited } = useContext(EditedBlocksContext);
  if (isEditing) return Edited ? <Edited fields={fields} /> : null;
  if (!data?.ok) return <p>{t('Profile is not available right now. Please try again.')}</p>;
  return (
    <ProfileView profile={data.data} Video={PressedVideo}>
      <NestedPlaceholder name="appointment" />
    </ProfileView>
  );
}
