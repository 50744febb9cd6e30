import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { scheduleDataFields } from '@/features/appointment/model/schedule-data';
import { confirm, show, store, toConfirm } from '../testing/page-world';
import { slot } from '@/features/appointment/testing/samples';
import { answerCalls } from '@/features/appointment/testing/world';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState({}, '');
  window.scrollTo = () => undefined;
});

test('[I8] [I9] a form without answers names every field, and each name leads to its field', async () => {
  answerCalls();
  store({ withForm: false });
  const { container } = show();
  expect(
    (await screen.findByText('3. Patient', { selector: 'li > span' }))
      .closest('li')
      ?.getAttribute('aria-current'),
  ).toBe('step');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getAllByRole('link')).toHaveLength(14);
  await userEvent.click(within(summary).getByRole('link', { name: 'Email Is Required' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(window.location.hash).toBe('');
  await userEvent.type(email, 'a');
  expect(email.getAttribute('aria-invalid')).toBe('false');
  // The list stays for as long as one works through it.
  expect(within(summary).getAllByRole('link')).toHaveLength(14);
  expect(await axe(container)).toHaveNoViolations();
});

test("[I9] the policy holder's fields are the patient's own until someone else holds the policy", async () => {
  answerCalls();
  store();
  show();
  const name = await screen.findByRole('textbox', { name: "Policy holder's full name" });
  expect(name).toHaveProperty('disabled', true);
  expect(name).toHaveProperty('value', 'Test Patient');
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  expect(name).toHaveProperty('disabled', false);
  expect(name).toHaveProperty('value', '');
});

test('[I9] a plan from the list brings its id, any other name is a choice of its own', async () => {
  const calls = answerCalls();
  store();
  show();
  const plan = await screen.findByRole('combobox', { name: 'Insurance provider' });
  expect(within(plan).getAllByRole('option')).toHaveLength(4);
  await userEvent.selectOptions(plan, 'My plan is not in this list');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of your plan' }), 'Something else');
  await toConfirm();
  await confirm();
  await screen.findByRole('heading', { name: 'Your appointment is booked' });
  expect(calls.find((one) => one.call === 'book')?.body).toMatchObject({
    values: { insurancePayorId: '', insuranceName: 'Something else' },
  });
});

test('[J9] interpreter and access needs are asked, shown before confirming and sent with the booking', async () => {
  const calls = answerCalls();
  store();
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Do you need an interpreter?'), 'Spanish');
  await userEvent.type(screen.getByLabelText(/prepare for you/), 'A wheelchair');
  await toConfirm();
  expect(screen.getByText('A wheelchair')).toBeTruthy();
  await confirm();
  await screen.findByRole('heading', { name: 'Your appointment is booked' });
  expect(calls.find((one) => one.call === 'book')?.body.values).toMatchObject({
    interpreter: 'Spanish',
    accessNeeds: 'A wheelchair',
  });
});

test('[I8] whoever comes with a time from the first two steps is at the heading of the third', async () => {
  answerCalls();
  store();
  show();
  expect(document.activeElement).toBe(
    await screen.findByRole('heading', { level: 1, name: 'Patient details' }),
  );
});

test('[I10] [I12] books once, thanks, offers a calendar file and forgets everything', async () => {
  const calls = answerCalls();
  store();
  const { container } = show();
  await toConfirm();
  expect(await axe(container)).toHaveNoViolations();
  // In words: whoever wrote the day first sees which month it became.
  expect(screen.getByText('February 29, 1980')).toBeTruthy();
  expect(Object.keys(JSON.parse(sessionStorage.getItem('oas') ?? '{}') as object).sort()).toEqual(
    [...scheduleDataFields].sort(),
  );
  const terms = screen.getByRole('checkbox');
  expect(terms).toHaveProperty('checked', true);
  await userEvent.click(terms);
  expect(screen.getByRole('button', { name: 'Confirm Appointment' })).toHaveProperty('disabled', true);
  await userEvent.click(terms);
  await confirm();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your appointment is booked' });
  expect(document.activeElement).toBe(heading);
  expect(calls.filter((one) => one.call === 'book')).toHaveLength(1);
  expect(calls.find((one) => one.call === 'book')?.body).toMatchObject({
    providerId: '1000000012',
    date: '2099-12-01',
    time: '09:20',
    holdId: '6f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11',
    values: { firstName: 'Test', birthDate: '02-29-1980' },
  });
  expect(sessionStorage.getItem('oas')).toBeNull();
  expect(sessionStorage.getItem('oas-visit')).toBeNull();
  expect(screen.getByText('Confirmation number 253179709114')).toBeTruthy();
  // The number of the place, as the message by mail has it.
  expect(screen.getByRole('link', { name: slot.phone }).getAttribute('href')).toBe('tel:+17735550160');
  expect(screen.getByRole('button', { name: 'Add to Calendar' })).toBeTruthy();
});

test('[I10] [I14] an error can be tried again under the same key, with everything kept', async () => {
  let tries = 0;
  const calls = answerCalls({
    book: () => {
      tries += 1;
      return tries === 1
        ? { body: { error: true, outcome: 'refused', message: 'The clinic is closed that day.' } }
        : { body: { error: false, outcome: 'booked', message: '', reference: '' } };
    },
  });
  store();
  show();
  await toConfirm();
  await confirm();
  const heading = await screen.findByRole('heading', { name: 'Your appointment was not booked' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('The clinic is closed that day.')).toBeTruthy();
  expect(screen.getByRole('link', { name: slot.phone })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Request an appointment' }).getAttribute('href')).toBe(
    '/request-an-appointment?doctor=amara-okafor',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try Submitting Again' }));
  await confirm();
  await screen.findByRole('heading', { name: 'Your appointment is booked' });
  const bodies = calls.filter((one) => one.call === 'book').map((one) => one.body);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
});

test('[I14] a lost answer says not to book again, sends nothing by itself and asks under the same key', async () => {
  let isLost = true;
  const calls = answerCalls({
    book: () =>
      isLost
        ? { status: 0, body: null }
        : { body: { error: false, outcome: 'booked', message: '', reference: '7' } },
  });
  store();
  show();
  await toConfirm();
  await confirm();
  await screen.findByRole('heading', { name: 'We could not confirm your appointment' });
  expect(screen.getByRole('link', { name: slot.phone }).getAttribute('href')).toBe('tel:+17735550160');
  expect(calls.filter((one) => one.call === 'book')).toHaveLength(1);
  // Whoever may be booked is not told to finish in time.
  expect(screen.queryByText(/We are holding|Please finish by/)).toBeNull();
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('heading', { name: 'Your appointment is booked' });
  const keys = calls.filter((one) => one.call === 'book').map((one) => one.body.draftId);
  expect(new Set(keys).size).toBe(1);
});

test('[I9] Change Details opens the times, the care details or the form, and comes back with what changed', async () => {
  answerCalls();
  store();
  show();
  await toConfirm();
  await userEvent.click(screen.getByRole('button', { name: 'Change Details: Appointment' }));
  const times = await screen.findByRole('dialog', { name: 'Choose a time' });
  await userEvent.click(
    await within(times).findByRole('button', { name: /^2:00 PM CST, Tuesday, December 1/ }),
  );
  await userEvent.click(within(times).getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/2:00 PM CST/, { selector: 'dd' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change Details: Care' }));
  const care = await screen.findByRole('dialog', { name: 'Care details' });
  const concerns = await within(care).findByRole('textbox', { name: 'What do you want to address?' });
  expect(concerns).toHaveProperty('value', 'Pain when climbing stairs');
  await userEvent.type(concerns, ' fast');
  await waitFor(() =>
    expect(within(care).getByRole('button', { name: /Save|Continue/ })).toHaveProperty('disabled', false),
  );
  await userEvent.click(within(care).getByRole('button', { name: /Save|Continue/ }));
  expect(await screen.findByText('Pain when climbing stairs fast')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change Details: Patient' }));
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Test');
});

test('[I10] Cancel asks first: Stay keeps everything, Leave drops it', async () => {
  answerCalls();
  store();
  show();
  await toConfirm();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const warning = await screen.findByRole('dialog', { name: 'Warning', description: /If you leave/ });
  await userEvent.click(within(warning).getByRole('button', { name: 'Stay' }));
  expect(screen.getByRole('button', { name: 'Confirm Appointment' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Warning' })).getByRole('button', { name: 'Leave' }),
  );
  expect(sessionStorage.getItem('oas')).toBeNull();
  expect(sessionStorage.getItem('oas-visit')).toBeNull();
});

test('[I9] Back leads from the confirmation to the form, with nothing of the patient in the history', async () => {
  answerCalls();
  store();
  show();
  await toConfirm();
  expect(JSON.stringify(window.history.state)).toBe('{"foyerStep":"confirm"}');
  window.history.replaceState({ foyerStep: 'patient' }, '');
  fireEvent.popState(window);
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Test');
});

test('[I9] a reload comes back to the confirmation', async () => {
  answerCalls();
  store();
  const { unmount } = show();
  await toConfirm();
  unmount();
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your appointment' })).toBeTruthy();
});

test('[I11] what nobody touched for half an hour is dropped', async () => {
  answerCalls();
  store();
  sessionStorage.setItem('oas-touched', String(Date.now() - 31 * 60_000));
  show();
  await screen.findByRole('heading', { name: 'Book a visit' });
  expect(screen.getByText(/^Nothing was done here for half an hour/)).toBeTruthy();
  expect(sessionStorage.getItem('oas')).toBeNull();
});

test('[I14] the time is held until a moment that is said in words', async () => {
  answerCalls();
  store();
  show();
  expect(
    await screen.findByText(/^We are holding 9:20 AM CST for you\. Please finish by \d+:\d\d [AP]M CST\.$/),
  ).toBeTruthy();
  expect(slot.rawTime).toBe('09:20');
});

test('[I9] [I14] a page that is dropped while it is out of sight comes back with everything typed and its time', async () => {
  const calls = answerCalls();
  store();
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Somebody else' }));
  await userEvent.type(screen.getByLabelText('Your own name'), 'Ana Test');
  await userEvent.type(screen.getByLabelText(/prepare for you/), 'A wheelchair');
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  visibility.mockRestore();
  unmount();
  show();
  expect(await screen.findByLabelText('Your own name')).toHaveProperty('value', 'Ana Test');
  expect(screen.getByLabelText(/prepare for you/)).toHaveProperty('value', 'A wheelchair');
  expect(await screen.findByText(/^We are holding/)).toBeTruthy();
  expect(calls.some((one) => one.call === 'hold')).toBe(false);
});
