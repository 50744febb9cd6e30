import { startCollecting } from '@/analytics/collect';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { scheduleDataKey } from '@/config/scheduling';
import {
  answerRequests,
  box,
  choose,
  fillLong,
  list,
  optionsOf,
  renderRequest,
  send,
  write,
} from '../testing/request-world';

beforeEach(() => sessionStorage.clear());

test('[J1] the form has no violation, empty and refused; it asks for exactly what is required', async () => {
  answerRequests();
  const { container } = renderRequest('long');
  await waitFor(() => expect(list(/Doctor/).disabled).toBe(false));
  expect(await axe(container)).toHaveNoViolations();
  await send();
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'What do you want to address Is Required',
    'First name Is Required',
    'Last name Is Required',
    'Date of birth Is Required',
    'Legal sex Is Required',
    'Race Is Required',
    'Phone Is Required',
    'Email Is Required',
    'Street address Is Required',
    'City Is Required',
    'State Is Required',
    'ZIP code Is Required',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('[J8] fields tell the browser what they hold', () => {
  answerRequests();
  renderRequest('long');
  const tokens = [
    'First name',
    'Last name',
    'Date of birth',
    'Phone',
    'Email',
    'Street address',
    'City',
    'ZIP code',
  ];
  expect(tokens.map((name) => box(name).autocomplete)).toEqual([
    'given-name',
    'family-name',
    'bday',
    'tel',
    'email',
    'address-line1',
    'address-level2',
    'postal-code',
  ]);
});

test('[J2] the lists wait for the physicians, then narrow each other; a choice can be cleared', async () => {
  answerRequests();
  renderRequest('long');
  expect([list(/^Specialty/), list(/^Location/), list(/^Doctor/)].map(({ disabled }) => disabled)).toEqual([
    true,
    true,
    true,
  ]);
  await waitFor(() => expect(list(/^Specialty/).disabled).toBe(false));
  expect(optionsOf(/^Doctor/)).toEqual(['Any doctor', 'Ben Adler, MD', 'Amara Okafor, MD']);
  await userEvent.selectOptions(list(/^Location/), 'Hyde Park');
  expect(optionsOf(/^Doctor/)).toEqual(['Any doctor', 'Amara Okafor, MD']);
  expect(optionsOf(/^Specialty/)).toEqual(['Any specialty', 'Cardiology']);
  await userEvent.selectOptions(list(/^Location/), '');
  expect(optionsOf(/^Doctor/)).toHaveLength(3);
});

test.each(['none', { status: 503, body: { error: 'unavailable' } }] as const)(
  '[J2] without the list of physicians (%j) everything is open',
  async (given) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    answerRequests({ list: given });
    renderRequest('long');
    await waitFor(() => expect(list(/^Specialty/).disabled).toBe(false));
    expect(optionsOf(/^Location/)).toEqual(['Any location', 'Hyde Park', 'Loop']);
    expect(box(/^Doctor/).disabled).toBe(false);
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  },
);

test('[J1] the address chooses specialty and location', async () => {
  answerRequests();
  renderRequest('long', { data: { wanted: { specialty: 'Cardiology', location: 'Loop' } } });
  await waitFor(() => expect(list(/^Doctor/).disabled).toBe(false));
  expect([list(/^Specialty/).value, list(/^Location/).value]).toEqual(['Cardiology', 'Loop']);
  expect(optionsOf(/^Doctor/)).toEqual(['Any doctor', 'Ben Adler, MD']);
});

test('[J1] on the part of the site for children the form starts with My child', async () => {
  answerRequests();
  renderRequest('long', { data: { patients: 'children' } });
  await waitFor(() => expect(list(/Doctor/).disabled).toBe(false));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'My child' }).checked).toBe(true);
  expect(box('Your own name')).toBeTruthy();
});

test('[J1] a form for children asks nothing of injuries at work, and says who may need an interpreter', async () => {
  answerRequests();
  const { unmount } = renderRequest('long', { data: { patients: 'children' } });
  await waitFor(() => expect(list(/Doctor/).disabled).toBe(false));
  expect(screen.queryByRole('checkbox', { name: /injury at work/ })).toBeNull();
  expect(list('Do you or your child need an interpreter?')).toBeTruthy();
  unmount();
  renderRequest('long');
  await waitFor(() => expect(list(/Doctor/).disabled).toBe(false));
  expect(screen.getByRole('checkbox', { name: /injury at work/ })).toBeTruthy();
  expect(list('Do you need an interpreter?')).toBeTruthy();
});

test('[J1] whoever asks for a child reads of the child, in labels, parts and errors, and of the patient otherwise', async () => {
  answerRequests();
  renderRequest('long', { data: { patients: 'children' } });
  const part = (name: string) => screen.queryByRole('group', { name });
  expect(box('Your child’s first name')).toBeTruthy();
  expect(box('Your child’s date of birth').getAttribute('aria-describedby')).toContain('hint');
  expect(screen.getByText('MM-DD-YYYY, for example 04-27-2019')).toBeTruthy();
  expect(screen.getByText(/The other answers are about your child/)).toBeTruthy();
  expect(part('About your child')).toBeTruthy();
  await send();
  expect(screen.getAllByText(/Your child’s last name/).length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('radio', { name: 'Myself' }));
  expect(screen.queryByLabelText(/child’s/)).toBeNull();
  expect(box('First name')).toBeTruthy();
  expect(part('About the patient')).toBeTruthy();
});

test('[J1] the form begins with what the visit is about; whom to see comes later, the patient after it', () => {
  renderRequest('long');
  const parts = [...document.querySelectorAll('form > fieldset > legend')].map(
    ({ textContent }) => textContent,
  );
  expect(parts.slice(0, 3)).toEqual(['Your visit', 'Whom would you like to see?', 'About the patient']);
  const [first] = screen.getAllByRole('textbox');
  expect(first).toBe(box(/What do you want to address/));
});

test('[J2] the doctor whom an address asks for is chosen, before the list is there too', async () => {
  answerRequests();
  renderRequest('long', {
    data: { wanted: { specialty: '', location: '', doctor: 'Ben Adler, MD' } },
  });
  expect(list(/^Doctor/).value).toBe('Ben Adler, MD');
  await waitFor(() => expect(list(/^Doctor/).disabled).toBe(false));
  expect(list(/^Doctor/).value).toBe('Ben Adler, MD');
});

test('[J1] [J8] what scheduling was told is not asked again', async () => {
  const known = {
    birthDate: '04-27-1985',
    email: 'ana@example.org',
    city: 'Chicago',
    isWorkersComp: true,
    concerns: 'never',
  };
  sessionStorage.setItem(scheduleDataKey, JSON.stringify(known));
  const { sent, open } = answerRequests();
  open();
  renderRequest('long');
  expect([box('Date of birth').value, box('Email').value, box('City').value]).toEqual([
    '04-27-1985',
    'ana@example.org',
    'Chicago',
  ]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /injury at work/ }).checked).toBe(true);
  write('Date of birth', '');
  write('Email', '');
  write('City', '');
  fillLong();
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent[0]).toMatchObject({ isFromScheduling: true, values: { isWorkersComp: 'true' } });
  expect(sessionStorage.getItem(scheduleDataKey)).toBeNull();
});

test('[J1] Self shuts the three fields of the policy holder and shows the patient; Other opens them', async () => {
  answerRequests();
  renderRequest('long');
  write('First name', 'Ana');
  write('Last name', 'Test');
  write(/^Member ID/, 'M1');
  const holder = () => [box(/holder's full name/), box(/holder's ID/), box(/holder's date of birth/)];
  expect(holder().map(({ disabled }) => disabled)).toEqual([true, true, true]);
  expect(holder().map(({ value }) => value)).toEqual(['Ana Test', 'M1', '']);
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  expect(holder().map(({ disabled }) => disabled)).toEqual([false, false, false]);
  expect(holder().map(({ value }) => value)).toEqual(['', '', '']);
});

test('[J1] the form says why race is asked and that nobody has to say', () => {
  answerRequests();
  renderRequest('long');
  const race = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Race' });
  const described = race.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    'We ask so that we can see whether care is as good for everybody.',
  );
  expect([...race.options].map(({ text }) => text)).toContain('Prefer not to answer');
});

test('[K5] analytics is told which fields were blank, and nothing that was typed', async () => {
  Object.defineProperty(document, 'cookie', { value: 'cookie-consent=analytics', configurable: true });
  const stop = startCollecting({ analytics: { consentCookie: 'cookie-consent' }, pathname: '/' });
  answerRequests();
  renderRequest('long', { page: { analytics: { consentCookie: 'cookie-consent' } } });
  fillLong();
  write('City', '');
  write('Email', '');
  write('Email', 'canary');
  await send();
  stop();
  expect(window.analyticsQueue?.slice(1)).toEqual([
    {
      eventName: 'form submit',
      event: 'form submit',
      formName: 'request',
      formError: 'request-city is blank',
    },
  ]);
});

test('[J9] interpreter and access needs are asked and sent', async () => {
  const { sent, open } = answerRequests();
  open();
  renderRequest('long');
  fillLong();
  choose('Do you need an interpreter?', 'American Sign Language');
  write(/prepare for you/, 'A wheelchair');
  await send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent[0]?.values).toMatchObject({
    interpreter: 'American Sign Language',
    accessNeeds: 'A wheelchair',
  });
});

test('[J3] a captcha stands where the author asks for one, and an unsolved one is required', async () => {
  answerRequests();
  renderRequest('long', { data: { captcha: { provider: 'embedded', siteKey: '' } } });
  await send();
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(within(summary).getByRole('link', { name: 'Security check Is Required' })).not.toBeNull();
  expect(screen.getByRole('checkbox', { name: 'I am a person' })).not.toBeNull();
});

test('[J1] authors see a notice in place of the form', () => {
  renderRequest('long', { page: { isEditing: true } });
  expect(screen.getByText('user interaction not available in experience editor')).not.toBeNull();
});

test('[J9] nobody is told that a picture cannot be shown while the browser still reads it', async () => {
  answerRequests();
  renderRequest('long');
  const unseen = 'This browser cannot show the file. We can read it.';
  const file = new File(['x'], 'card.heic', { type: 'image/heic' });
  fireEvent.change(screen.getByLabelText(/Front of the insurance card/), { target: { files: [file] } });
  expect(await screen.findByText('card.heic', { selector: 'bdi' })).toBeTruthy();
  expect(screen.queryByText(unseen)).toBeNull();
  expect(await screen.findByText(unseen)).toBeTruthy();
});
