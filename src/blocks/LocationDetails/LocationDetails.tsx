import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { locationOf, type Location } from '@/features/location/model/location';
import { LocationView } from '@/features/location/ui/location-view';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * A location's page.
 * @requirement E1 E2
 */
export function LocationDetails({ data }: BlockProps<ComponentFields, Location>): ReactNode {
  const t = usePhrases();
  const { isEditing, route, itemId, pathname } = usePage();
  if (isEditing) {
    return (
      <LocationView
        location={locationOf({
          id: itemId,
          path: pathname,
          displayName: route.displayName,
          fields: route.fields,
        })}
      />
    );
  }
  if (!data?.ok) return <p>{t('Location is not available right now. Please try again.')}</p>;
  return <LocationView location={data.data} />;
}
