import { screen, within } from '@testing-library/react';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { renderOnPage } from '@/features/appointment/testing/world';
import { SoonestTimes } from './SoonestTimes';
import { fixtures } from './fixtures';

checkBlock('I19', 'SoonestTimes', SoonestTimes, fixtures);

test('[I19] the times of all doctors in one list, each with a way to book it that works without scripts', () => {
  renderBlock(SoonestTimes, fixtures.found);
  const entries = screen.getAllByRole('listitem');
  expect(entries.map((entry) => within(entry).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Tuesday, December 1, 9:20 AM CST',
    'Tuesday, December 1, 10:20 AM CST',
    'Wednesday, December 2, 9:20 AM CST',
  ]);
  const [first, near, video] = entries;
  if (!first || !near || !video) throw new Error('no entries');
  const book = within(first).getByRole('link', {
    name: 'Book this time: Tuesday, December 1, 9:20 AM CST, Amara Okafor, MD',
  });
  expect(book.getAttribute('href')).toBe(
    '/find-a-physician/physician/amara-okafor#book=4099821600000&type=9003&at=603',
  );
  expect(
    within(first)
      .getByText(/Hyde Park/)
      .closest('p')?.textContent,
  ).toContain('Less than a mile away');
  expect(within(near).getByText(/1 mile away$/)).toBeTruthy();
  expect(within(video).getByText(/Video visit/)).toBeTruthy();
});

test('[I19] where nobody could be asked it says so, and whom to call; that nobody is free is another sentence', () => {
  renderBlock(SoonestTimes, fixtures.unavailable);
  expect(screen.getByText(/^We cannot look for times right now/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '773-555-0100' }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.queryByText(/^Nobody who fits/)).toBeNull();
});

test('[I19] [I3] a page whose times came too late says so too, and whom to call', () => {
  const { fields } = fixtures.default;
  const late = { ok: false, error: 'unavailable' } as const;
  const rendering = { uid: 'u', componentName: 'SoonestTimes', dataSource: '{D}', fields };
  renderOnPage(<SoonestTimes {...{ rendering, fields }} params={{}} data={late} />);
  expect(screen.getByText(/^We cannot look for times right now/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '773-555-0100' })).toBeTruthy();
});

test('[I19] where nobody who fits is free, all who fit are a link away', () => {
  renderBlock(SoonestTimes, fixtures.none);
  expect(screen.getByText(/^Nobody who fits has an open time/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all doctors who fit' }).getAttribute('href')).toBe(
    '/find-a-physician?query=Cardiology',
  );
});
