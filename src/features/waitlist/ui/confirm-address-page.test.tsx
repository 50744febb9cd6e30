import { screen } from '@testing-library/react';
import { renderOnPage } from '@/features/appointment/testing/world';
import { ConfirmAddressPage } from './confirm-address-page';
import { OfferPage } from './offer-page';

beforeEach(() => {
  window.location.hash = '';
});

function ways() {
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test('[K10] who comes to confirm an address without a link reads what for, and how to get a new link', async () => {
  renderOnPage(<ConfirmAddressPage phone="773-555-0100" />);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /confirms your address, so that we may tell you when a doctor has an earlier time\. It works for two days\./,
  );
  expect(ways()).toEqual([
    ['Ask for a new link', '/find-a-physician'],
    ['See, move or cancel your visit', '/appointments/manage'],
    ['Call 773-555-0100', 'tel:+17735550100'],
  ]);
  expect(screen.getByText(/^No message after a day\? Join the waitlist again/)).toBeTruthy();
});

test('[I17] who comes for an earlier time without a link reads what the waitlist is, and how to join it', async () => {
  renderOnPage(<OfferPage phone="773-555-0100" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Waitlist for an earlier time' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(
    /^When somebody gives a time back, we write to the people on that doctor’s waitlist\./,
  );
  expect(ways()[0]).toEqual(['Join a doctor’s waitlist', '/find-a-physician']);
  expect(screen.getByText(/“Tell me when an earlier time opens”/)).toBeTruthy();
  expect(screen.getByText('We can put you on a waitlist by phone.')).toBeTruthy();
});
