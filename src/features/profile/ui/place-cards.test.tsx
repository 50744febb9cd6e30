import { screen } from '@testing-library/react';
import { renderBlock } from '@/features/content/testing/check-block';
import type { Place } from '../model/places';
import { PlaceCards } from './place-cards';

test('[D4] words in place of a number are read on the card of a place, and call nobody', () => {
  const place: Place = {
    id: 'a',
    title: 'Hyde Park',
    href: '/find-a-location/location/hyde-park',
    address: [],
    postal: undefined,
    phone: 'Call the front desk',
    directionsHref: undefined,
  };
  renderBlock(() => <PlaceCards places={[place]} />, {});
  expect(screen.getByText('Call the front desk').closest('a')).toBeNull();
});
