import { screen } from '@testing-library/react';
import { renderOnPage } from '@/features/appointment/testing/world';
import { ConfirmAddressPage } from './confirm-address-page';

test('[K10] who comes without a link reads where it is, and finds a doctor, their visit or the phone', async () => {
  window.location.hash = '';
  renderOnPage(<ConfirmAddressPage phone="773-555-0100" />);
  expect(await screen.findByText(/^This page opens with the link in our message to you\./)).toBeTruthy();
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Find a doctor and choose a time', '/find-a-physician'],
    ['See, move or cancel your visit', '/appointments/manage'],
    ['Call 773-555-0100', 'tel:+17735550100'],
  ]);
});
