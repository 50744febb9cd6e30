import { screen } from '@testing-library/react';
import { renderOnPage } from '@/features/appointment/testing/world';
import { ConfirmAddressPage } from './confirm-address-page';

test('[K10] a link that is not valid leads on to the doctors', async () => {
  window.location.hash = '';
  renderOnPage(<ConfirmAddressPage />);
  const link = await screen.findByRole('link', { name: 'Find a doctor and choose a time' });
  expect(link.getAttribute('href')).toBe('/find-a-physician');
  expect(link.closest('p')?.textContent).toMatch(/^This link is not valid, or its time is over\./);
});
