import { screen, within } from '@testing-library/react';
import { fixtures } from '@/blocks/SoonestOffers/fixtures';
import { SoonestOffers } from '@/blocks/SoonestOffers/SoonestOffers';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('I19', 'SoonestOffers', SoonestOffers, fixtures);

test('[I19] each offer says its first time, which is booked from here, and leads to the list of its soonest times, for a child too', () => {
  renderBlock(SoonestOffers, fixtures.default);
  const [adults, children] = screen.getAllByRole('listitem');
  expect(adults?.textContent).toBe(
    'Ana Ruiz, MDFamily medicineIn person: Hyde ParkTuesday, March 4 9:20 AM CST',
  );
  const links = within(adults as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/find-a-physician/physician/ana-ruiz',
    '/soonest-appointment?for=Family+medicine',
    '/find-a-physician/physician/ana-ruiz#book=1930404000000&type=9003&at=603',
  ]);
  expect(children?.textContent).toBe('Pediatrics');
  expect(
    within(children as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/soonest-appointment?for=Pediatrics&age=child');
});

test('[I19] while nobody can be asked the offers are there without times', () => {
  renderBlock(SoonestOffers, fixtures.withoutTimes);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Family medicine',
    'Pediatrics',
  ]);
});
