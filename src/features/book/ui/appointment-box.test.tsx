import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { appointments, provider } from '@/features/appointment/testing/samples';
import { answerCalls, renderOnPage } from '@/features/appointment/testing/world';
import { AppointmentBox } from './appointment-box';

const show = () => renderOnPage(<AppointmentBox provider={provider} workflow={{}} />);
const first = '9:20 AM CST, Tuesday, December 1, 2099, Hyde Park, In person';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState({}, '');
});

test('[I2] shows three dates, grouped by place, and more in the wizard', async () => {
  answerCalls();
  const { container } = show();
  expect(screen.getByText('Loading appointment times…')).toBeTruthy();
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('button', { name: first }).getAttribute('aria-pressed')).toBe('false');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'See More Times' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a time' });
  expect(dialog.getAttribute('id')).toBe('oas-modal');
  expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(document.activeElement).toBe(within(dialog).getByRole('heading', { level: 2 }));
});

test('[I2] filters by location and by AM and PM; with neither it says so', async () => {
  answerCalls();
  show();
  const location = await screen.findByRole('combobox', { name: 'Location' });
  await userEvent.selectOptions(location, 'River East');
  expect(screen.queryByRole('button', { name: first })).toBeNull();
  await userEvent.selectOptions(location, '');
  await userEvent.click(screen.getByRole('checkbox', { name: 'PM' }));
  expect(screen.queryByRole('button', { name: /2:00 PM/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'AM' }));
  expect(screen.getByText('Choose AM or PM to see times.')).toBeTruthy();
});

test('[I4] the kind of patient is asked for with the times', async () => {
  const calls = answerCalls();
  show();
  await screen.findByRole('button', { name: first });
  await userEvent.click(screen.getByRole('radio', { name: 'Child (under 18)' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Returning patient' }));
  await waitFor(() => expect(calls.filter((one) => one.call === 'appointments')).toHaveLength(3));
  expect(calls.at(-1)?.body).toEqual({
    providerId: '1000000012',
    specialty: 'Cardiology',
    isNewPatient: false,
    isAdultPatient: false,
    language: 'en',
  });
});

test('[B11] [I3] on the children’s site the visit is for a child until the visitor says otherwise', async () => {
  const calls = answerCalls();
  const showHere = () =>
    renderOnPage(<AppointmentBox provider={provider} workflow={{}} />, {
      pathname: '/comer/find-a-physician/physician/amara-okafor',
    });
  const { unmount } = showHere();
  const child = await screen.findByRole<HTMLInputElement>('radio', { name: 'Child (under 18)' });
  expect(child.checked).toBe(true);
  await waitFor(() => expect(calls.at(0)?.body).toMatchObject({ isAdultPatient: false }));
  await userEvent.click(screen.getByRole('radio', { name: 'Adult (18 or over)' }));
  unmount();
  showHere();
  const adult = await screen.findByRole<HTMLInputElement>('radio', { name: 'Adult (18 or over)' });
  expect(adult.checked).toBe(true);
});

test('[I5] a chosen time opens the wizard at the details and is held; choosing it again clears it', async () => {
  const calls = answerCalls();
  show();
  await userEvent.click(await screen.findByRole('button', { name: first }));
  const dialog = await screen.findByRole('dialog', { name: 'Appointment details' });
  expect(within(dialog).getByText('Amara Okafor, MD')).toBeTruthy();
  expect(
    await within(dialog).findByText(
      /^We are holding 9:20 AM CST for you\. Please finish by \d+:\d\d [AP]M CST\.$/,
    ),
  ).toBeTruthy();
  expect(calls.find((one) => one.call === 'hold')?.body).toMatchObject({
    date: '2099-12-01',
    time: '09:20',
    departmentId: '603',
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(calls.some((one) => one.call === 'release-hold')).toBe(true);
  const time = screen.getByRole('button', { name: first });
  expect(time.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(time);
  expect(time.getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[I6] [J2] only No goes on; Yes explains and leads to the request form, which carries the doctor', async () => {
  answerCalls();
  show();
  await userEvent.click(await screen.findByRole('button', { name: first }));
  const dialog = await screen.findByRole('dialog', { name: 'Appointment details' });
  expect(within(dialog).getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Yes' }));
  const claim = await screen.findByRole('dialog', { name: "Workers' compensation visits" });
  expect(within(claim).getByRole('link', { name: 'Request an appointment' }).getAttribute('href')).toBe(
    '/request-an-appointment?doctor=amara-okafor',
  );
  await userEvent.click(within(claim).getByRole('button', { name: 'Back' }));
  expect(within(dialog).getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'No' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('dialog', { name: 'Care details' })).toBeTruthy();
});

test('[I7] reasons in order, concerns with a counter, follow-up questions step by step, back without loss', async () => {
  answerCalls();
  show();
  await userEvent.click(await screen.findByRole('button', { name: first }));
  await userEvent.click(await screen.findByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const reason = await screen.findByRole('combobox', { name: 'Reason for visit' });
  expect(
    within(reason)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose a reason', 'Chest pain or tightness', 'Other']);
  const next = screen.getByRole('button', { name: 'Continue' });
  expect(next).toHaveProperty('disabled', true);
  await userEvent.selectOptions(reason, 'Other');
  await userEvent.type(
    screen.getByRole('textbox', { name: 'What do you want to address?' }),
    'Short of breath',
  );
  expect(screen.getByText('Characters left: 135')).toBeTruthy();
  expect(next).toHaveProperty('disabled', true);
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  await userEvent.click(next);
  expect(await screen.findByRole('combobox', { name: 'When was your last visit?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('textbox', { name: 'What do you want to address?' })).toHaveProperty(
    'value',
    'Short of breath',
  );
  expect(screen.getByRole('radio', { name: 'Yes' })).toHaveProperty('checked', true);
});

test('[I15] a time that someone else has is replaced by offers', async () => {
  const alternative = {
    date: '2099-12-02',
    rawTime: '08:00',
    instant: Date.parse('2099-12-02T08:00:00-06:00'),
    departmentId: '610',
    location: 'River East',
    visitType: '9003',
  };
  answerCalls({ hold: { status: 409, body: { error: 'slotTaken', alternatives: [alternative] } } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: first }));
  const heading = await screen.findByRole('heading', { name: 'That time was just taken' });
  expect(document.activeElement).toBe(heading);
  const dialog = screen.getByRole('dialog', { name: 'Choose a time' });
  const [offer] = within(dialog).getAllByRole('button', {
    name: /8:00 AM CST, Wednesday, December 2, 2099, River East/,
  });
  expect(offer).toBeTruthy();
});

const noTimes = { ...appointments, days: [], departments: [] };

test('[I3] without times it says to call', async () => {
  answerCalls({ appointments: { body: noTimes } });
  show();
  const text =
    'No appointments are available through online scheduling in the next 6 months. Please call to join the waitlist.';
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText('This provider is accepting pediatric patients')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call to Join the Waitlist' }).getAttribute('href')).toBe(
    'tel:+17735550100',
  );
  expect(screen.queryByText('No appointments')).toBeNull();
});

test('[I3] who sees children alone says so to whoever said that an adult comes, above times and without any', async () => {
  const onlyChildren = { ...provider, seesAdults: false };
  const words = 'This provider is accepting pediatric patients';
  sessionStorage.setItem('oas-kind', JSON.stringify({ isAdultPatient: true }));
  for (const answer of [appointments, noTimes]) {
    answerCalls({ appointments: { body: answer } });
    const { unmount } = renderOnPage(<AppointmentBox provider={onlyChildren} workflow={{}} />);
    await screen.findByText(
      answer === noTimes ? /^No appointments are available/ : 'Times are in Central Time',
    );
    expect(screen.getAllByText(words)).toHaveLength(1);
    unmount();
  }
});

const video = /2:00 PM CST, .*Video visit$|, Video visit$/;

test('[I2] the state is asked before a time by video is shown, and another state is refused kindly', async () => {
  answerCalls({ appointments: { body: { ...appointments, videoStates: ['IL', 'IN'] } } });
  const { container } = show();
  const state = await screen.findByRole('combobox', {
    name: /For a video visit: in which state will you be then/,
  });
  const inPerson = screen.getByRole('button', { name: first });
  expect(inPerson.compareDocumentPosition(state)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: video })).toBeNull();
  expect(
    within(state)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose a state to see times of video visits',
    'Illinois',
    'Indiana',
    'Another state or country',
  ]);
  await userEvent.selectOptions(state, 'Another state or country');
  expect(
    screen.getByText(
      /^We are sorry: by video Amara Okafor, MD sees patients only while they are in Illinois or Indiana\./,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 773-555-0100' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: video })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.selectOptions(state, 'Indiana');
  expect(screen.getAllByRole('button', { name: video }).length).toBeGreaterThan(0);
});

test('[I2] a doctor who has times by video only is never said to have none', async () => {
  const days = appointments.days.filter(({ visitType }) => visitType === '9011');
  answerCalls({ appointments: { body: { ...appointments, days, videoStates: ['IL'] } } });
  show();
  expect(await screen.findByRole('combobox', { name: /in which state/ })).toBeTruthy();
  expect(screen.queryByText(/No appointments/)).toBeNull();
  expect(screen.queryByText(/No times match/)).toBeNull();
});

test('[I4] one kind of visit missing shows the other and says so', async () => {
  answerCalls({ appointments: { body: { ...appointments, missing: 'virtual' } } });
  show();
  expect(
    await screen.findByText('Video visits could not be loaded. Times in person are shown.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: first })).toBeTruthy();
});

test('[I17] a first time that is far off, or none at all, leads to other doctors of the specialty', async () => {
  answerCalls({ appointments: { body: { ...appointments, hasSoonerDoctors: true } } });
  show();
  const link = await screen.findByRole('link', { name: 'See other doctors with sooner times: Cardiology' });
  const search = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
  expect(search.getAll('filter')).toEqual([
    'c_visible_specialties_sm:"Cardiology"',
    'c_next_available_tdt:"within-30-days"',
  ]);
  expect(search.get('sort')).toBe('c_next_available_tdt asc');
  expect(screen.getByText(/The first time is more than a month away/)).toBeTruthy();
});

test('[I17] where nobody of the specialty is free sooner, no link leads to an empty list', async () => {
  answerCalls({ appointments: { body: noTimes } });
  show();
  await screen.findByText(/^No appointments are available through online scheduling/);
  expect(screen.queryByRole('link', { name: /sooner times/ })).toBeNull();
});

test.each([true, false])(
  '[I17] whether the clinic keeps a waitlist: %p, and only then it is offered',
  async (hasWaitlist) => {
    answerCalls({ appointments: { body: { ...noTimes, hasWaitlist } } });
    show();
    await screen.findByText(/^No appointments are available through online scheduling/);
    expect(screen.queryAllByRole('button', { name: 'Tell me when an earlier time opens' })).toHaveLength(
      Number(hasWaitlist),
    );
  },
);

test('[I14] whoever has tried many times is told that the time is not held, and can go on', async () => {
  answerCalls({ hold: { status: 429, body: { error: 'tooManyRequests' } } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: first }));
  const dialog = await screen.findByRole('dialog', { name: 'Appointment details' });
  const sentence =
    'You have tried many times in the last hour, so we are not holding this one. You can still book it while it is free.';
  const said = await within(dialog).findByText(sentence);
  expect(said.tagName).toBe('OUTPUT');
  expect(within(dialog).getByRole('button', { name: 'Continue' })).toBeTruthy();
});
