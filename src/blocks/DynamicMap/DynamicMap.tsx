import { useMemo, type ReactNode } from 'react';
import { readMap, type DynamicMapData, type PlaceNow } from '@/blocks/DynamicMap/fields';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { BlockHead } from '@/features/content/ui/block-head';
import { LocationMap } from '@/features/map/location-map';
import { usePhrases } from '@/i18n/use-phrases';
import { OpenHours } from '@/ui/open-hours/OpenHours';
import { Section } from '@/ui/section/Section';
import { WaitingTime } from '@/ui/waiting-time/WaitingTime';

/**
 * Locations that an author chose, on a map and in a list. Parameters: `live` (true) says how long the wait in emergency rooms is,
 * `map` (wide) leaves the map to wide screens.
 * @requirement E4 E5 E10
 */
export function DynamicMap({ fields, params, data }: BlockProps<ComponentFields, DynamicMapData>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { isEditing, pathname } = page;
  // The editor shows what the author has just changed; there the loader does not run.
  const { items, hasSidebar, googleMap, now } = useMemo<DynamicMapData>(
    () => (data?.ok ? data.data : { ...readMap(isEditing ? fields : undefined), googleMap: null }),
    [data, fields, isEditing],
  );
  const address = hrefOn(page, pathname);
  const google = useMemo(() => (googleMap ? { setup: googleMap, address } : null), [googleMap, address]);
  if (items.length === 0)
    return isEditing ? <AuthorNotice>DynamicMap (locations are required)</AuthorNotice> : null;
  const unmarked = items.filter(({ position }) => !position).map(({ addressName }) => addressName);
  return (
    <Section>
      <BlockHead title={fields?.titleText} intro={fields?.introText} />
      {isEditing && unmarked.length > 0 ? (
        <AuthorNotice>
          {`DynamicMap: not on the map, because position or address is missing: ${unmarked.join(', ')}`}
        </AuthorNotice>
      ) : null}
      <LocationMap
        items={items}
        google={google}
        label={textOf(fields?.titleText) || t('Map of our locations')}
        hasSidebar={hasSidebar}
        isWideOnly={params.map === 'wide'}
        more={(item) => <Now {...now?.[item.id.replace(/^\d+ /, '')]} />}
      />
    </Section>
  );
}

/** Whether a place is open now, and how long somebody waits there who walks in. */
function Now({ hours, isClosed = false, waitingTimeId = '', isWalkIn = true }: Partial<PlaceNow>): ReactNode {
  const { language } = usePage();
  return (
    <>
      {hours ? <OpenHours {...{ hours, language, isClosed }} /> : null}
      {waitingTimeId === '' ? null : (
        <WaitingTime place={waitingTimeId} language={language} isWalkIn={isWalkIn} />
      )}
    </>
  );
}
