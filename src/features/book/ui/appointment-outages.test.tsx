import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appointments, provider } from '@/features/appointment/testing/samples';
import { answerCalls, renderOnPage } from '@/features/appointment/testing/world';
import { AppointmentBox } from './appointment-box';

const show = () => renderOnPage(<AppointmentBox provider={provider} workflow={{}} />);
const first = '9:20 AM CST, Tuesday, December 1, 2099, Hyde Park, In person';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState({}, '');
});

const noTimes = { ...appointments, days: [], departments: [] };
const outage = /We cannot show appointment times right now/;

test.each<[string, Parameters<typeof answerCalls>[0]]>([
  ['no network', { appointments: { status: 0, body: null } }],
  ['a gateway that is down', { appointments: { status: 503, body: { error: 'unavailable' } } }],
  [
    'no video visits, and nobody knows of those in person',
    { appointments: { body: { ...noTimes, missing: 'inPerson' } } },
  ],
])('[I3] %s is not called "no appointments": the number, and another try', async (_what, answers) => {
  answerCalls(answers);
  renderOnPage(
    <section>
      <h2 tabIndex={-1}>Book an appointment</h2>
      <AppointmentBox provider={provider} workflow={{}} />
    </section>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(outage);
  expect(screen.queryByText(/No appointments/)).toBeNull();
  expect(screen.queryByText(/join the waitlist/i)).toBeNull();
  expect(screen.getByRole('link', { name: 'Call 773-555-0100' }).getAttribute('href')).toBe(
    'tel:+17735550100',
  );
  answerCalls();
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: first })).toBeTruthy();
  expect(screen.queryByText(outage)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Book an appointment');
});

test('[I3] an outage that goes on keeps the button and its focus', async () => {
  answerCalls({ appointments: { status: 503, body: { error: 'unavailable' } } });
  show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
  expect(document.activeElement).toBe(again);
});

test('[I3] in the wizard too an outage is called one', async () => {
  const answers = { appointments: { body: appointments as unknown, status: 200 } };
  answerCalls({
    appointments: () => answers.appointments,
    hold: { status: 409, body: { error: 'slotTaken' } },
  });
  show();
  const time = await screen.findByRole('button', { name: first });
  answers.appointments = { status: 503, body: { error: 'unavailable' } };
  // The time is gone, and the times are asked for again.
  await userEvent.click(time);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(outage)).toBeTruthy();
  expect(within(dialog).queryByText(/No appointments/)).toBeNull();
});
