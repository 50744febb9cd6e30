import { screen } from '@testing-library/react';
import { confirm, show, store, toConfirm } from '../testing/page-world';
import { answerCalls } from '@/features/appointment/testing/world';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState({}, '');
  window.scrollTo = () => undefined;
});

test('[I14] [I15] a page that was loaded again after a lost answer knows of it: a try that is not let through settles nothing', async () => {
  const answers = { book: { status: 0, body: null as unknown } };
  const calls = answerCalls({ book: () => answers.book });
  store();
  const { unmount } = show();
  await toConfirm();
  await confirm();
  await screen.findByRole('heading', { name: 'We could not confirm your appointment' });
  unmount();
  show();
  await screen.findByRole('heading', { level: 1, name: 'Confirm your appointment' });
  answers.book = { status: 429, body: { error: 'tooManyRequests' } };
  await confirm();
  await screen.findByRole('heading', { name: 'We could not confirm your appointment' });
  const sent = calls.filter((one) => one.call === 'book').map(({ body }) => [body.draftId, body.isAgain]);
  expect(sent).toEqual([
    [sent[0]?.[0], undefined],
    [sent[0]?.[0], true],
  ]);
});

test('[I10] after a video visit is booked, its link and its own words come next, not a way to the clinic', async () => {
  const joinUrl = 'https://video.example/room/7';
  answerCalls({
    book: {
      body: { error: false, outcome: 'booked', message: '', reference: '7', calendarId: '7@foyer', joinUrl },
    },
  });
  store({ visitType: '9011' });
  show();
  await toConfirm();
  expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1);
  await confirm();
  const link = await screen.findByRole('link', { name: 'Join your video visit' });
  expect(link.getAttribute('href')).toBe(joinUrl);
  expect(screen.getByText(/^Open the link a few minutes early/)).toBeTruthy();
  expect(screen.queryByText('Where')).toBeNull();
  expect(screen.getByText('Video visit')).toBeTruthy();
});
