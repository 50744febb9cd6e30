import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import type { ManagedVisit } from '@/contracts/managed-visit';
import { appointments } from '@/features/appointment/testing/samples';
import { answerCalls, renderOnPage } from '@/features/appointment/testing/world';
import { VisitPage } from './visit-page';

// Only the framework's own renderer writes the head: here React writes the title into the document itself.
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { readonly children: ReactNode }) => children,
}));

const visit: ManagedVisit = {
  status: 'booked',
  sequence: 3,
  canCancel: true,
  canMove: true,
  date: '2099-11-20',
  rawTime: '09:00',
  instant: Date.parse('2099-11-20T15:00:00Z'),
  zone: 'America/Chicago',
  departmentId: '603',
  location: 'Hyde Park',
  address: '5800 South Calder Avenue',
  cityAndZip: 'Chicago, IL 60637',
  phone: '773-555-0160',
  visitType: '9003',
  providerId: '1000000012',
  providerName: 'Amara Okafor, MD',
  calendarId: 'a@calder.example',
  joinUrl: '',
};
const first = '9:20 AM CST, Tuesday, December 1, 2099, Hyde Park, In person';
const tooMany =
  'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.';
const refused = { status: 429, body: { error: 'tooManyRequests' } };

beforeEach(() => {
  sessionStorage.clear();
  window.location.hash = `#code=${'A'.repeat(26)}`;
  globalThis.scrollTo = () => undefined;
});

const show = () => renderOnPage(<VisitPage phone="773-555-0100" />);
async function chooseFirstTime(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Move to another time' }));
  await userEvent.click(await screen.findByRole('button', { name: first }));
}

test('[I14] [I16] a move that meets another visit of the patient is asked about, and made when it is meant', async () => {
  let asked = 0;
  const calls = answerCalls({
    visit: { body: { outcome: 'read', visit } },
    'move-visit': () => {
      asked += 1;
      return asked === 1
        ? { status: 409, body: { error: 'secondVisit', visit, meets: 'sameDay' } }
        : { body: { outcome: 'moved', visit: { ...visit, date: '2099-12-01', sequence: 4 } } };
    },
  });
  const { container } = show();
  await chooseFirstTime();
  await userEvent.click(screen.getByRole('button', { name: 'Move my visit' }));
  const question = await screen.findByRole('heading', { name: 'Is this a second visit?' });
  expect(document.activeElement).toBe(question);
  expect(
    screen.getByText(
      'This patient already has a visit with Amara Okafor, MD on this day. This one has not moved yet.',
    ),
  ).toBeTruthy();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Move it all the same' }));
  await screen.findByRole('heading', { level: 1, name: 'Your visit has a new time' });
  const moves = calls.filter(({ call }) => call === 'move-visit');
  expect(moves.map(({ body }) => body.asksFirst)).toEqual([true, false]);
  expect(moves[1]?.body).toEqual({ ...moves[0]?.body, asksFirst: false });
});

test('[A5] [I15] [I16] the window says that the new time was just taken, or that a visit is asked about', async () => {
  const answers: { status: number; body: object }[] = [
    { status: 409, body: { error: 'slotTaken', alternatives: [] } },
    { status: 409, body: { error: 'secondVisit', visit, meets: 'sameDay' } },
  ];
  answerCalls({
    visit: { body: { outcome: 'read', visit } },
    'move-visit': () => answers.shift() ?? { status: 503, body: {} },
  });
  show();
  await chooseFirstTime();
  const titles = () => [...document.querySelectorAll('title')].map(({ textContent }) => textContent);
  await userEvent.click(screen.getByRole('button', { name: 'Move my visit' }));
  await screen.findByRole('heading', { name: 'That time was just taken' });
  expect(titles()).toContain('That time was just taken');
  await userEvent.click(await screen.findByRole('button', { name: first }));
  await userEvent.click(screen.getByRole('button', { name: 'Move my visit' }));
  await screen.findByRole('heading', { name: 'Is this a second visit?' });
  expect(titles()).toContain('Is this a second visit?');
});

test('[I14] [I16] another time after the question is asked about anew', async () => {
  const calls = answerCalls({
    visit: { body: { outcome: 'read', visit } },
    'move-visit': { status: 409, body: { error: 'secondVisit', visit, meets: 'sameTime' } },
  });
  show();
  await chooseFirstTime();
  await userEvent.click(screen.getByRole('button', { name: 'Move my visit' }));
  await screen.findByText('This patient already has another visit at this time. This one has not moved yet.');
  await userEvent.click(screen.getByRole('button', { name: /^2:00 PM CST, Tuesday/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Move my visit' }));
  await waitFor(() => expect(calls.filter(({ call }) => call === 'move-visit')).toHaveLength(2));
  expect(calls.at(-1)?.body.asksFirst).toBe(true);
});

test('[I2] [I16] before a video visit moves it is asked where the patient will be then', async () => {
  const video = { ...visit, visitType: '9011' };
  const calls = answerCalls({
    visit: { body: { outcome: 'read', visit: video } },
    appointments: { body: { ...appointments, videoStates: ['IL', 'IN'] } },
    'move-visit': { body: { outcome: 'moved', visit: { ...video, date: '2099-12-01', sequence: 4 } } },
  });
  const { container } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Move to another time' }));
  const state = await screen.findByRole('combobox', {
    name: /For a video visit: in which state will you be then/,
  });
  const time = /^9:20 AM CST, .*, Video visit$/;
  expect(screen.queryByRole('button', { name: time })).toBeNull();
  await userEvent.selectOptions(state, 'Another state or country');
  expect(screen.getByText(/patients only while they are in Illinois or Indiana\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: time })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.selectOptions(state, 'Indiana');
  await userEvent.click(screen.getByRole('button', { name: time }));
  await userEvent.selectOptions(state, 'Another state or country');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move my visit' }).disabled).toBe(true);
  await userEvent.selectOptions(state, 'Indiana');
  await userEvent.click(screen.getByRole('button', { name: 'Move my visit' }));
  await screen.findByRole('heading', { level: 1, name: 'Your visit has a new time' });
  expect(calls.find(({ call }) => call === 'move-visit')?.body.videoState).toBe('IN');
});

test('[K10] [I16] too many tries name the number to call: opening a visit, moving and cancelling it', async () => {
  answerCalls({ visit: refused });
  const { unmount } = show();
  expect(await screen.findByText(tooMany)).toBeTruthy();
  unmount();
  window.location.hash = `#code=${'A'.repeat(26)}`;
  answerCalls({
    visit: { body: { outcome: 'read', visit } },
    'move-visit': refused,
    'cancel-visit': refused,
  });
  show();
  await chooseFirstTime();
  await userEvent.click(screen.getByRole('button', { name: 'Move my visit' }));
  expect(await screen.findByText(tooMany)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this visit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel my visit' }));
  expect(await screen.findByText(tooMany)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel this visit' })).toBeTruthy();
});

test.each([
  ['/find-a-physician/physician/amara-okafor', '/find-a-physician/physician/amara-okafor#book'],
  [undefined, '/find-a-physician'],
])(
  '[I16] from a cancelled visit the way to another one leads to its doctor: %s',
  async (doctorPath, href) => {
    const cancelled = { ...visit, status: 'cancelled', canCancel: false, canMove: false, doctorPath };
    answerCalls({ visit: { body: { outcome: 'read', visit: cancelled } } });
    show();
    const link = await screen.findByRole('link', { name: 'Book another visit' });
    expect(link.getAttribute('href')).toBe(href);
  },
);

test('[I16] a reload after a cancellation says that the visit is cancelled, until another is opened', async () => {
  answerCalls({
    visit: { body: { outcome: 'read', visit } },
    'cancel-visit': {
      body: { outcome: 'cancelled', visit: { ...visit, status: 'cancelled', canCancel: false } },
    },
  });
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this visit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel my visit' }));
  await screen.findByRole('heading', { level: 1, name: 'Your visit is cancelled' });
  unmount();
  window.location.hash = '';
  const again = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your visit is cancelled' })).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Code from your message' }), 'B'.repeat(26));
  await userEvent.click(screen.getByRole('button', { name: 'Show my visit' }));
  await screen.findByRole('heading', { level: 1, name: 'Your visit' });
  again.unmount();
  window.location.hash = '';
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your visit' })).toBeTruthy();
});
