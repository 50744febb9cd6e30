import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { answerCalls } from '@/features/appointment/testing/world';
import { show } from '../testing/page-world';

beforeEach(() => sessionStorage.clear());

test('[I8] [I9] without a booking in progress it offers three ways to a time, and what else may be meant', async () => {
  answerCalls();
  const { container } = show({ waitlistPhone: { value: '773-555-0100' } });
  const first = await screen.findByRole('link', { name: 'As soon as possible' });
  expect(screen.getByText(/^Choose one of these ways/)).toBeTruthy();
  expect(first.getAttribute('href')).toBe('/soonest-appointment');
  const hrefs = within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/soonest-appointment',
    '/book-online',
    '/find-a-physician',
    '/appointments/manage',
    'tel:+17735550100',
    '/request-an-appointment',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});
