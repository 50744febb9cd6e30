import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { NestedPlaceholder } from '@/cms/placeholder';
import type { Profile } from '@/features/profile/model/profile';
import { profileOf } from '@/features/profile/model/read-profile';
import { ProfileView } from '@/features/profile/ui/profile-view';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * A physician's profile in the children's hospital; who sees no children has none there.
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
    return <ProfileView profile={profile}>{null}</ProfileView>;
  }
  if (!data?.ok) {
    return (
      <>
        <h1>{t('Page not found')}</h1>
        <p>{t('This page does not exist.')}</p>
        <p>
          <a href={hrefOn(page, '/')}>{t('Home')}</a>
        </p>
      </>
    );
  }
  return (
    <ProfileView profile={data.data}>
      <NestedPlaceholder name="appointment" />
    </ProfileView>
  );
}
