import { screen } from '@testing-library/react';
import { renderBlock } from '@/features/content/testing/check-block';
import { item, text } from '@/features/content/testing/fields';
import { locationOf } from '../model/location';
import { LocationSections } from './location-sections';

test('[E2] each specialty of a place leads to the doctors there who practise it', () => {
  const fields = {
    locationTitle: text('Hyde Park'),
    specialties: [item('Cardiology', {}), item('Oncology', {})],
  };
  const location = locationOf({ id: 'l', displayName: 'Hyde Park', path: '/hyde-park', fields });
  renderBlock(() => <LocationSections location={location} />, {});
  const link = screen.getByRole('link', { name: 'Cardiology' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(pathname).toBe('/find-a-physician');
  expect(searchParams.getAll('filter')).toEqual([
    'c_visible_specialties_sm:"Cardiology"',
    'c_provider_locations_sm:"Hyde Park"',
  ]);
});
