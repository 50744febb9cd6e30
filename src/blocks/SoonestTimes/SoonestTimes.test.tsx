import { screen, within } from '@testing-library/react';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { renderOnPage } from '@/features/appointment/testing/world';
import { SoonestTimes } from './SoonestTimes';
import { fixtures } from './fixtures';

checkBlock('I19', 'SoonestTimes', SoonestTimes, fixtures);

test('[I19] one entry for each doctor, whoever is free first before the others, each time a way to book it', () => {
  renderBlock(SoonestTimes, fixtures.found);
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Amara Okafor, MD', 'Ben Tanaka, MD']);
  const [first, video] = screen.getAllByRole('article');
  if (!first || !video) throw new Error('no entries');
  const links = within(
    within(first).getByRole('list', { name: 'Next times: Amara Okafor, MD' }),
  ).getAllByRole('link');
  for (const [at, clock] of ['9:20 AM', '10:20 AM'].entries())
    expect(links[at]).toBe(
      within(first).getByRole('link', {
        name: new RegExp(`^Book this time: Tue, Dec 1 ${clock} ?, CST, Amara Okafor, MD$`),
      }),
    );
  expect(links[0]?.getAttribute('href')).toBe(
    '/find-a-physician/physician/amara-okafor#book=4099821600000&type=9003&at=603',
  );
  expect(within(first).getByText('Less than a mile away')).toBeTruthy();
  expect(within(first).getByText('4.8 out of 5, 132 ratings')).toBeTruthy();
  expect(within(video).getByText('Video visit')).toBeTruthy();
  expect(within(video).queryByText(/out of 5/)).toBeNull();
});

test('[I19] a doctor’s time at another place than the first says where', () => {
  const { fields, data } = fixtures.found;
  const [first, second] = data.answer.times;
  if (!first || !second) throw new Error('no times');
  const times = [first, { ...second, slot: { ...second.slot, location: 'River East' } }];
  renderBlock(SoonestTimes, { fields, data: { ...data, answer: { ...data.answer, times } } });
  expect(screen.getByRole('link', { name: /10:20 AM ?River East ?, CST, Amara Okafor, MD$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: / 9:20 AM ?, CST, Amara Okafor, MD$/ })).toBeTruthy();
});

test('[I19] [B30] above times the form is one line that opens it; whom to call in danger stays in sight', () => {
  const { fields, data } = fixtures.found;
  const asked = { ...data, question: { ...data.question, wanted: 'crushing chest pain' } };
  const { container } = renderBlock(SoonestTimes, { fields, data: asked });
  const folded = container.querySelector('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelector('summary')?.textContent).toBe(
    'crushing chest pain · for an adult · New patient Change',
  );
  expect(folded?.querySelector('input[name=for]')).toHaveProperty('value', 'crushing chest pain');
  const calls = screen.getAllByRole('alert');
  expect(calls).toHaveLength(1);
  expect(folded?.contains(calls[0] ?? null)).toBe(false);
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

test('[I19] before a question there are times of primary care, each a way to book it; what has none is left out', () => {
  renderBlock(SoonestTimes, fixtures.before);
  const first = within(
    screen.getByRole('heading', { name: 'Next open times in primary care' }).parentElement as HTMLElement,
  );
  expect(first.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/find-a-physician/physician/cleo-marsh',
    '/soonest-appointment?for=Family+Medicine',
    '/find-a-physician/physician/cleo-marsh#book=4099821600000&type=9003&at=603',
  ]);
  expect(first.queryByText('Pediatrics')).toBeNull();
});

test('[I19] a first time says whom it is with, of which specialty and where, or that it is by video', () => {
  const { rerender } = renderBlock(SoonestTimes, fixtures.before);
  const doctor = screen.getByRole('heading', { level: 3, name: 'Cleo Marsh, MD' });
  const row = within(doctor.closest('li') as HTMLElement);
  expect(row.getByRole('link', { name: 'Family Medicine' })).toBeTruthy();
  expect(row.getByText('Hyde Park').parentElement?.textContent).toBe('In person: Hyde Park');
  rerender(<></>);
  const { fields, data } = fixtures.before;
  const first = data.first.map((offer) =>
    offer.slot ? { ...offer, slot: { ...offer.slot, visitType: '9011' } } : offer,
  );
  renderBlock(SoonestTimes, { fields, data: { ...data, first } });
  expect(screen.getByText('Video visit')).toBeTruthy();
  expect(screen.queryByText('Hyde Park')).toBeNull();
});

test('[I19] where primary care sees the complaint too, the list says so before its doctors', () => {
  renderBlock(SoonestTimes, fixtures.general);
  const said = screen.getByText('For this you can also see a doctor in Family Medicine.');
  const [entry] = screen.getAllByRole('article');
  expect(said.compareDocumentPosition(entry as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
