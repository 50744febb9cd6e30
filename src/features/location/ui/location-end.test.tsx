import { screen } from '@testing-library/react';
import { renderBlock } from '@/features/content/testing/check-block';
import { locationOf } from '../model/location';
import { LocationEnd } from './location-end';
import { LocationHeader } from './location-header';

test('[E1] words in place of a number are read at both ends of the page, and call nobody', () => {
  const fields = { phoneNumber: { value: 'Call the front desk' } };
  const location = locationOf({ id: 'l', displayName: 'Hyde Park', path: '/hyde-park', fields });
  const { container } = renderBlock(
    () => (
      <>
        <LocationHeader location={location} />
        <LocationEnd location={location} />
      </>
    ),
    {},
  );
  expect(screen.getAllByText(/Call the front desk/)).toHaveLength(2);
  expect(container.querySelector('a[href^="tel:"]')).toBeNull();
});
