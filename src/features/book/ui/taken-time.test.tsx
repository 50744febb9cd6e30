import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirm, show, store, toConfirm } from '../testing/page-world';
import { answerCalls } from '@/features/appointment/testing/world';

/** Near the one that was taken. */
const offer = {
  date: '2099-12-01',
  rawTime: '14:00',
  instant: Date.parse('2099-12-01T14:00:00-06:00'),
  departmentId: '603',
  location: 'Hyde Park',
  address: '5800 South Calder Avenue',
  cityAndZip: 'Chicago, IL 60637',
  zone: 'America/Chicago',
  phone: '773-555-0160',
  visitType: '9003',
};

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState({}, '');
  window.scrollTo = () => undefined;
});

test('[I15] where no other time is near, all times can be seen, and nothing typed is lost', async () => {
  answerCalls({ book: { body: { error: true, outcome: 'slotTaken', message: '', alternatives: [] } } });
  store();
  show();
  await toConfirm();
  await confirm();
  const notice = await screen.findByRole('alert');
  await userEvent.click(within(notice).getByRole('button', { name: 'See More Times' }));
  const times = await screen.findByRole('dialog', { name: 'Choose a time' });
  await userEvent.click(
    await within(times).findByRole('button', { name: /^2:00 PM CST, Tuesday, December 1/ }),
  );
  await userEvent.click(within(times).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/2:00 PM CST/, { selector: 'dd' })).toBeTruthy();
  expect(screen.queryByText('That time was just taken')).toBeNull();
  expect(screen.getByText('Pain when climbing stairs')).toBeTruthy();
});

test('[I15] a time that was just taken offers others and keeps every detail', async () => {
  let isTaken = true;
  const calls = answerCalls({
    book: () =>
      isTaken
        ? { body: { error: true, outcome: 'slotTaken', message: '', alternatives: [offer] } }
        : { body: { error: false, outcome: 'booked', message: '', reference: '' } },
  });
  store();
  show();
  await toConfirm();
  await confirm();
  // Below the page's own heading, without a level between them.
  await screen.findByRole('heading', { level: 2, name: 'That time was just taken' });
  expect(screen.queryByText(/^We are holding/)).toBeNull();
  expect(screen.getByText('Pain when climbing stairs')).toBeTruthy();
  isTaken = false;
  await userEvent.click(
    screen.getByRole('button', { name: '2:00 PM CST, Tuesday, December 1, 2099, Hyde Park, In person' }),
  );
  await confirm();
  await screen.findByRole('heading', { name: 'Your appointment is booked' });
  const [first, second] = calls.filter((one) => one.call === 'book').map((one) => one.body);
  expect(second).toMatchObject({ time: '14:00', values: first?.values });
  expect(second?.draftId).not.toBe(first?.draftId);
});

test('[I14] [I15] confirming while the other time is just being kept waits for it, and sends its hold', async () => {
  let isTaken = true;
  const calls = answerCalls({
    book: () =>
      isTaken
        ? { body: { error: true, outcome: 'slotTaken', message: '', alternatives: [offer] } }
        : { body: { error: false, outcome: 'booked', message: '', reference: '' } },
  });
  store();
  show();
  await toConfirm();
  await confirm();
  await screen.findByRole('heading', { name: 'That time was just taken' });
  isTaken = false;
  const answer = globalThis.fetch;
  let keep = () => undefined as unknown;
  globalThis.fetch = (input, init) =>
    String(input).endsWith('/hold')
      ? new Promise((resolve) => {
          keep = () => resolve(answer(input, init));
        })
      : answer(input, init);
  await userEvent.click(screen.getByRole('button', { name: /^2:00 PM CST/ }));
  await confirm();
  await confirm();
  const booked = () => calls.filter((one) => one.call === 'book');
  expect(booked()).toHaveLength(1);
  keep();
  await screen.findByRole('heading', { name: 'Your appointment is booked' });
  expect(booked()).toHaveLength(2);
  expect(booked()[1]?.body).toMatchObject({ time: '14:00', holdId: '6f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11' });
});

test('[I14] whoever comes back to a page whose hold has ended meanwhile is told, and not that it is held', async () => {
  let isGone = false;
  answerCalls({
    'extend-hold': () =>
      isGone
        ? { status: 410, body: { error: 'holdGone' } }
        : { body: { holdId: '0f8fad5b-d9cb-469f-a165-70867728950e', secondsLeft: 600 } },
  });
  store();
  show();
  expect(await screen.findByText(/^We are holding/)).toBeTruthy();
  // Another time was chosen in another tab.
  isGone = true;
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText(/^We are no longer holding this time/)).toBeTruthy();
  expect(screen.queryByText(/^We are holding/)).toBeNull();
});
