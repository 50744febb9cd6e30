import { screen } from '@testing-library/react';
import { renderOnPage } from '@/features/appointment/testing/world';
import { SavedRequestPage } from './saved-request-page';

test('[J9] who comes for a saved form without a link reads how long it is kept, and how else to ask for a visit', async () => {
  window.location.hash = '';
  renderOnPage(<SavedRequestPage phone="773-555-0100" />);
  expect((await screen.findByRole('alert')).textContent).toContain('We keep what you wrote for 7 days.');
  expect(screen.getByRole('link', { name: 'Request an appointment' }).getAttribute('href')).toBe(
    '/request-an-appointment',
  );
  expect(screen.getByText('We can take your request by phone.')).toBeTruthy();
});
