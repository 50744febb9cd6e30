import { screen } from '@testing-library/react';
import { linkEventOf } from '@/analytics/link-events';
import { renderBlock } from '@/features/content/testing/check-block';
import type { MapItem } from '@/features/map/map-item';
import { PlaceList } from '@/features/map/place-list';
import { Popup } from '@/features/map/popup';

const place: MapItem = {
  id: 'a',
  locationId: 3,
  position: null,
  url: '/find-a-location/location/hyde-park',
  addressName: 'Hyde Park',
  mapAddressName: 'Hyde Park',
  addressLines: [],
  directionsHref: '',
  phoneNumber: '',
  imageUrl: '',
};

test.each([
  [
    '{"total":9}',
    {
      eventName: 'search result click',
      searchPositionClicked: '3',
      searchResultClicked: 'Hyde Park',
      searchNumberResults: '9',
    },
  ],
  [undefined, { eventName: 'link click', linkType: 'internal' }],
])('[B8] [N1] a place that a search (%j) found is a result beside the map too', (search, event) => {
  const shown = { items: [place], selected: undefined, onSelect: undefined, map: { current: null }, search };
  renderBlock(() => <PlaceList {...shown} />, {});
  const link = screen.getByRole('link', { name: /View Location Details/ });
  expect(linkEventOf(link as HTMLAnchorElement)).toMatchObject(event);
});

test('[E4] [E5] a place that has words for a number shows them beside the map and on it', () => {
  const item = { ...place, phoneNumber: 'Call the front desk' };
  const shown = { items: [item], selected: undefined, onSelect: undefined, map: { current: null } };
  const nothing = () => undefined;
  renderBlock(
    () => (
      <>
        <PlaceList {...shown} />
        <Popup item={item} mates={[]} onSelect={nothing} onClose={nothing} />
      </>
    ),
    {},
  );
  expect(screen.getAllByText('Call the front desk')).toHaveLength(2);
  expect(document.querySelector('a[href^="tel:"]')).toBeNull();
});
