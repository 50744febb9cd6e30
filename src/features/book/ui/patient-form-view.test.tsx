import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { confirm, show, store, toConfirm } from '../testing/page-world';
import { answerCalls } from '@/features/appointment/testing/world';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState({}, '');
  window.scrollTo = () => undefined;
});

test('[I9] [D8] whether the doctor takes a plan is said as soon as it is chosen', async () => {
  answerCalls();
  store();
  const { container } = show();
  const plan = await screen.findByRole('combobox', { name: 'Insurance provider' });
  expect(await screen.findByText('Amara Okafor, MD takes Prairie Shield PPO.')).toBeTruthy();
  await userEvent.selectOptions(plan, 'Great Lakes Mutual Choice');
  const said = screen.getByText(/does not list Great Lakes Mutual Choice\. You can book, but/);
  expect(said.tagName).toBe('OUTPUT');
  await userEvent.selectOptions(plan, 'My plan is not in this list');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of your plan' }), 'Green Circle HMO');
  expect(screen.getByText(/We cannot tell here whether Amara Okafor, MD takes this plan/)).toBeTruthy();
  expect(await axe(container)).toHaveNoViolations();
});

test('[K5] [I9] where a plan is typed, the error names the field that is seen', async () => {
  answerCalls();
  store({ answers: { insuranceName: '', insurancePayorId: '' } });
  show();
  const plan = await screen.findByRole('combobox', { name: 'Insurance provider' });
  await userEvent.selectOptions(plan, 'My plan is not in this list');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  const error = within(summary).getByRole('link', { name: 'Name of your plan Is Required' });
  const field = screen.getByRole('textbox', { name: /^Name of your plan/ });
  expect(error.getAttribute('href')).toBe(`#${field.id}`);
  expect(screen.getByRole('combobox', { name: 'Insurance provider' })).toBeTruthy();
});

test('[I9] a child with a doctor for adults is told so, and led to doctors of the specialty for children', async () => {
  answerCalls();
  store({ answers: { bookedFor: 'Child', birthDate: '' }, seesChildren: false });
  show();
  const birthDate = await screen.findByRole('textbox', { name: 'Date of birth' });
  await userEvent.type(birthDate, `0102${new Date().getFullYear() - 12}`);
  await userEvent.tab();
  expect(screen.getAllByText(/This doctor sees adults only/).length).toBeGreaterThan(0);
  const link = await screen.findByRole('link', { name: 'Find a doctor for a child' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://site');
  expect([pathname, searchParams.get('query')]).toEqual(['/find-a-physician', 'Cardiology']);
  expect(link.getAttribute('href')).toContain('Pediatric');
});

test('[J1] [I9] who pays themselves ticks a box, and nothing of an insurance is asked, shown or sent', async () => {
  const calls = answerCalls();
  store();
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I have no insurance or pay myself' }));
  for (const label of ['Insurance provider', 'Member ID', 'Group number', "Policy holder's full name"])
    expect(screen.queryByLabelText(label)).toBeNull();
  expect(screen.queryByText('Who is the policy holder?')).toBeNull();
  await toConfirm();
  expect(
    screen.getByText('I have no insurance or pay myself').closest('dd')?.previousSibling?.textContent,
  ).toBe('Insurance');
  await confirm();
  await screen.findByRole('heading', { name: 'Your appointment is booked' });
  const { values } = calls.find((one) => one.call === 'book')?.body ?? {};
  expect(values).toMatchObject({ isSelfPay: 'true', insuranceName: '', insuranceMemberNumber: '' });
});

test('[I9] a patient under 18 who books for themselves goes on only with a parent or guardian', async () => {
  const calls = answerCalls();
  store({ isAdultPatient: false, answers: { bookedFor: 'Self', birthDate: '' } });
  show();
  const birthDate = await screen.findByRole('textbox', { name: 'Date of birth' });
  expect(screen.queryByLabelText("Parent or guardian's full name")).toBeNull();
  await userEvent.type(birthDate, `0102${new Date().getFullYear() - 12}`);
  const guardian = screen.getByRole('textbox', { name: "Parent or guardian's full name" });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  const links = within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(links).toEqual([
    "Parent or guardian's full name Is Required",
    'Relation to the patient Is Required',
    "Parent or guardian's phone Is Required",
    'Who is the policy holder Is Required',
  ]);
  await userEvent.type(guardian, 'Robin Example');
  await userEvent.selectOptions(screen.getByLabelText('Relation to the patient'), 'Father');
  await userEvent.type(screen.getByLabelText("Parent or guardian's phone"), '3125550199');
  await userEvent.click(screen.getByRole('radio', { name: 'Self' }));
  await toConfirm();
  expect(screen.getByText('Robin Example, Father')).toBeTruthy();
  await confirm();
  await screen.findByRole('heading', { name: 'Your appointment is booked' });
  expect(calls.find((one) => one.call === 'book')?.body).toMatchObject({
    values: { guardianName: 'Robin Example', guardianRelation: 'Father', guardianPhone: '312-555-0199' },
  });
});
