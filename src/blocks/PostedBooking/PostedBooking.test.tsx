import { screen, within } from '@testing-library/react';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { PostedBooking } from './PostedBooking';
import { fixtures } from './fixtures';

checkBlock('I8', 'PostedBooking', PostedBooking, fixtures);

test('[I2] every open time is a button of a form, with its zone, and names no patient', () => {
  renderBlock(PostedBooking, fixtures.default);
  const time = screen.getByRole('button', {
    name: '9:20 AM CST, Tuesday, December 1, 2099, Hyde Park, In person',
  });
  expect(time.textContent).toBe('9:20 AM');
  expect(time.getAttribute('value')).toBe('#book=4099821600000&type=9003&at=603');
  const form = time.closest('form');
  expect(form?.method).toBe('post');
  expect([...new FormData(form!).entries()]).toEqual([
    ['step', 'choose'],
    ['doctor', '/find-a-physician/physician/amara-okafor'],
    ['visits', 'new'],
    ['age', 'adult'],
  ]);
  expect(screen.getByRole('link', { name: 'Later days' }).getAttribute('href')).toContain('from=2099-12-08');
});

test('[I10] a booked visit has links to its calendar file and its video, and a form that leads to where it is changed', () => {
  renderBlock(PostedBooking, fixtures.booked);
  const file = screen.getByRole('link', { name: 'Add to Calendar' });
  expect(file.getAttribute('download')).toBe('appointment.ics');
  const text = decodeURIComponent(file.getAttribute('href') ?? '');
  expect(text).toContain('UID:visit-1@calder.example');
  expect(text).toContain('SUMMARY:Healthcare appointment');
  expect(text).not.toContain('Okafor');
  expect(screen.getByRole('link', { name: /Join your video visit/ }).getAttribute('href')).toBe(
    'https://video.example/room/1',
  );
  const manage = screen.getByRole('button', { name: 'See, move or cancel your visit' }).closest('form');
  expect([manage?.method, manage?.getAttribute('action')]).toEqual(['post', '/api/appointments/manage']);
  expect([...new FormData(manage!).entries()]).toEqual([
    ['code', '0123456789ABCDEFGHJKMNPQRS'],
    ['language', 'en'],
  ]);
  expect(screen.getByText(/^We asked for an interpreter for this visit: Spanish/)).toBeTruthy();
});

test('[I9] each part of the answers has its own way back', () => {
  renderBlock(PostedBooking, fixtures.confirm);
  const links = screen.getAllByRole('link', { name: /^Change Details: \w/ });
  const stepOf = (link: HTMLElement) =>
    new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('step');
  expect(links.map((link) => stepOf(link))).toEqual([
    'times',
    'care',
    'who',
    'patient',
    'contact',
    'insurance',
    'holder',
    'visit',
  ]);
  expect(screen.getByText('Amara Okafor, MD takes Lakeshore Choice.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('[I2] [I9] the state of a video visit is repeated by its name', () => {
  renderBlock(PostedBooking, fixtures.confirmVideo);
  expect(screen.getByText('Illinois', { selector: 'dd' })).toBeTruthy();
});

test('[K5] what was wrong is listed first, and each entry leads to its field', () => {
  const { container } = renderBlock(PostedBooking, fixtures.care);
  const summary = container.querySelector<HTMLElement>('#problems');
  const links = within(summary!).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Reason for visit Is Required',
    'What do you want to address Is Required',
  ]);
  for (const link of links)
    expect(container.querySelector(link.getAttribute('href') ?? '')).toBeInstanceOf(HTMLElement);
});

test.each([
  [
    'minor',
    'Choose a visit for a child',
    /doctor=%2Ffind-a-physician%2Fphysician%2Famara-okafor&visits=new&age=child$/,
  ],
  ['minorElsewhere', 'Find a doctor for a child', /^\/find-a-physician\?query=Cardiology&.*Pediatric/],
] as const)('[I9] a patient of the other age is shown where to go on: %s', (fixture, name, href) => {
  renderBlock(PostedBooking, fixtures[fixture]);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(href);
});

test('[I6] [I10] [J2] what cannot be booked is asked for by a request that carries the doctor', () => {
  for (const fixture of [fixtures.claim, fixtures.refused]) {
    const { unmount } = renderBlock(PostedBooking, fixture);
    expect(screen.getByRole('link', { name: /^Request an appointment/ }).getAttribute('href')).toBe(
      '/request-an-appointment?doctor=amara-okafor',
    );
    unmount();
  }
});

test('[I3] [K10] a page that nobody could make leads to itself; a form that was lost does not', () => {
  const { unmount } = renderBlock(PostedBooking, fixtures.tooMany);
  expect(screen.getByText(/^There were too many tries\. Please wait a while, or call us/)).toBeTruthy();
  // An empty address is the page's own.
  expect(screen.getByText('Try again').closest('a')?.getAttribute('href')).toBe('');
  unmount();
  renderBlock(PostedBooking, fixtures.failedPage);
  expect(screen.getByText('That did not work. Please go back and try again, or call us.')).toBeTruthy();
  expect(screen.queryByText('Try again')).toBeNull();
});
