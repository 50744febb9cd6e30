import { screen, within } from '@testing-library/react';
import { ConditionCare } from '@/blocks/ConditionCare/ConditionCare';
import { fixtures } from '@/blocks/ConditionCare/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G1', 'ConditionCare', ConditionCare, fixtures);

test('[G1] beside a condition: doctors with times to book, clinics and a way to the nearest, trials, stories', () => {
  renderBlock(ConditionCare, fixtures.default);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Doctors who can help',
    'Where to go',
    'Trials you may join',
    'From our news',
  ]);
  const times = screen.getByRole('list', { name: 'Next times: Amara Okafor, MD' });
  expect(within(times).getByRole('link', { name: 'Tue, Dec 1, 9:20 AM' }).getAttribute('href')).toBe(
    '/find-a-physician/physician/amara-okafor#book=4099821600000&type=9003&at=603',
  );
  expect(screen.getByRole('link', { name: '773-555-0101' }).getAttribute('href')).toMatch(/^tel:/);
  const form = screen.getByRole('textbox', { name: 'ZIP code or city' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/find-a-location');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    query: 'Rheumatology',
    distance: '',
  });
  expect(screen.getByRole('link', { name: 'All trials' }).getAttribute('href')).toBe(
    '/find-a-clinical-trial?query=Gout',
  );
});

test('[G1] where nobody can be booked at once, the way to the doctors and to a request', () => {
  renderBlock(ConditionCare, fixtures.nobodyToBook);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Doctors who can help',
    'From our news',
  ]);
  expect(screen.getByRole('link', { name: 'All doctors who can help' }).getAttribute('href')).toBe(
    '/find-a-physician?query=Rheumatology',
  );
  expect(screen.getByRole('link', { name: 'Request an appointment' }).getAttribute('href')).toBe(
    '/request-an-appointment',
  );
});

test('[G1] a part that nobody could tell is left out, without a word', () => {
  renderBlock(ConditionCare, fixtures.doctorsOnly);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('[G1] doctors for children stand apart, with the way to all of them on the children’s pages', () => {
  renderBlock(ConditionCare, fixtures.forChildrenToo);
  const own = screen.getByRole('heading', { name: 'Doctors for children' }).closest('section');
  expect(own?.textContent).toContain('Lena Sobel, DO');
  expect(screen.getByRole('link', { name: 'All doctors for children' }).getAttribute('href')).toBe(
    '/comer/find-a-physician?query=Pediatrics',
  );
});

test('[G1] where all the doctors have the condition as their area of expertise, the list of all of them is by it', () => {
  renderBlock(ConditionCare, { data: { ...fixtures.default.data, area: 'Gout' } });
  const href = screen.getByRole('link', { name: 'All doctors who can help' }).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({
    filter: 'c_specialty_details_sm:"Gout"',
    sort: 'c_next_available_tdt asc',
  });
});
