import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const interpreterText = { value: '<p>Need an interpreter? Call.</p>' };

test('[I10] [J9] who asked for an interpreter reads which, in place of how to ask for one', async () => {
  answerCalls();
  store({ answers: { interpreter: 'Spanish' } });
  show({ interpreterText });
  await toConfirm();
  await confirm();
  expect(await screen.findByText(/^We asked for an interpreter for this visit: Spanish\./)).toBeTruthy();
  expect(screen.queryByText(/Need an interpreter/)).toBeNull();
});

test('[I10] who asked for none reads how to ask for one', async () => {
  answerCalls();
  store();
  show({ interpreterText });
  await toConfirm();
  await confirm();
  expect(await screen.findByText(/Need an interpreter/)).toBeTruthy();
  expect(screen.queryByText(/We asked for an interpreter/)).toBeNull();
});

test('[I10] [I16] a booked visit says where its message goes, and leads to where it is changed', async () => {
  const manageCode = '0123456789ABCDEFGHJKMNPQRS';
  answerCalls({
    book: {
      body: { error: false, outcome: 'booked', message: '', reference: '7', isToldByMail: true, manageCode },
    },
  });
  store({ answers: { email: 'robin@example.org' } });
  show();
  await toConfirm();
  await confirm();
  expect(await screen.findByText(/^A message is on its way to \u2068robin@example\.org\u2069/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See, move or cancel your visit' });
  expect(link.getAttribute('href')).toBe(`/appointments/manage#code=${manageCode}`);
  expect(JSON.stringify({ ...sessionStorage }) + window.location.href).not.toMatch(/robin@|0123456789ABC/);
});

test('[I10] a page that is loaded again says that the visit is booked, and keeps nothing of the patient', async () => {
  const manageCode = '0123456789ABCDEFGHJKMNPQRS';
  answerCalls({
    book: {
      body: { error: false, outcome: 'booked', message: '', reference: '7', isToldByMail: true, manageCode },
    },
  });
  store({ answers: { email: 'robin@example.org', interpreter: 'Spanish' } });
  const { unmount } = show({ interpreterText });
  await toConfirm();
  await confirm();
  await screen.findByRole('heading', { level: 1, name: 'Your appointment is booked' });
  const kept = JSON.stringify({ ...sessionStorage });
  expect(kept).not.toMatch(/robin@|0123456789ABC|Spanish|Test|1980/);
  unmount();
  const { unmount: leave } = show({ interpreterText });
  await screen.findByRole('heading', { level: 1, name: 'Your appointment is booked' });
  expect(await screen.findByText('Confirmation number 7')).toBeTruthy();
  expect(screen.getByText('Tuesday, December 1, 2099', { exact: false })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to Calendar' })).toBeTruthy();
  // Whether one was asked for is not known any more.
  expect(screen.queryByText(/Need an interpreter/)).toBeNull();
  expect(screen.getByText('Open the link in our message to you, or type its code.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See, move or cancel your visit' });
  expect(link.getAttribute('href')).toBe('/appointments/manage');
  await userEvent.click(screen.getByRole('button', { name: 'Book another visit' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Book a visit' })).toBeTruthy();
  leave();
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Book a visit' })).toBeTruthy();
});

test('[I10] [I11] half an hour later nothing is known of a visit that was booked, and nobody is told that it was deleted', async () => {
  answerCalls();
  store();
  const { unmount } = show();
  await toConfirm();
  await confirm();
  await screen.findByRole('heading', { level: 1, name: 'Your appointment is booked' });
  unmount();
  sessionStorage.setItem('oas-touched', String(Date.now() - 31 * 60_000));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Book a visit' })).toBeTruthy();
  expect(screen.queryByText(/For your privacy/)).toBeNull();
  expect(sessionStorage.getItem('oas-booked')).toBeNull();
});

test('[I9] who asks for somebody else, or is insured by him, checks all of it before confirming', async () => {
  answerCalls();
  store();
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Somebody else' }));
  await userEvent.type(screen.getByLabelText('Your own name'), 'Ana Test');
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  await userEvent.type(screen.getByLabelText("Policy holder's full name"), 'Pat Holder');
  await userEvent.type(screen.getByLabelText("Policy holder's ID"), 'S77');
  await userEvent.type(screen.getByLabelText("Policy holder's date of birth"), '01011970');
  expect(screen.getByRole('textbox', { name: 'Group number' })).toHaveProperty('value', 'G1');
  expect(screen.getAllByText(/If there is none, write "none"/)).toHaveLength(2);
  await toConfirm();
  const patient = screen.getByRole('heading', { name: 'Patient' }).closest('section')?.textContent ?? '';
  for (const said of [
    'Ana Test',
    'Female',
    'Prefer not to answer',
    'G1',
    'Pat Holder',
    'S77',
    'January 1, 1970',
  ])
    expect(patient).toContain(said);
});
