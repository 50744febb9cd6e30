import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState, type ReactNode } from 'react';
import { ErrorSummary } from '@/ui/error-summary/ErrorSummary';
import { Checkbox } from '@/ui/field/Checkbox';
import { DateField } from '@/ui/field/DateField';
import { PhoneField } from '@/ui/field/PhoneField';
import { RadioGroup } from '@/ui/field/RadioGroup';
import { SelectField } from '@/ui/field/SelectField';
import { rowsFor, TextArea } from '@/ui/field/TextArea';
import { TextField } from '@/ui/field/TextField';

function Form({ attempts = 0 }: { readonly attempts?: number }): ReactNode {
  const [phone, setPhone] = useState('');
  const [birthDate, setBirthDate] = useState('');
  const [reason, setReason] = useState('');
  const isWrong = attempts > 0;
  return (
    <form>
      <ErrorSummary
        attempts={attempts}
        errors={isWrong ? [{ id: 'email', text: 'Email Is Required' }] : []}
      />
      <TextField
        id="email"
        label="Email"
        hint="We write once."
        type="email"
        autoComplete="email"
        isRequired
        error={isWrong ? 'Email Is Required' : undefined}
      />
      <PhoneField id="phone" label="Phone" value={phone} onValueChange={setPhone} />
      <DateField
        id="birth"
        label="Date of birth"
        value={birthDate}
        onValueChange={setBirthDate}
        opensAt="1986-01-01"
        hasCalendar
      />
      <SelectField id="state" label="State" empty="Choose one" options={[['IL', 'Illinois']]} />
      <SelectField id="none" label="Doctor" options={[]} />
      <RadioGroup
        id="kind"
        label="Kind"
        defaultValue="new"
        options={[
          ['new', 'New'],
          ['old', 'Return'],
        ]}
        isBar
      />
      <Checkbox id="terms" label="I agree" />
      <TextArea
        id="reason"
        label="Reason"
        value={reason}
        onValueChange={setReason}
        maxLength={20}
        isOptional
      />
    </form>
  );
}

test('[K1] the fields have no accessibility violation, with and without errors', async () => {
  const { container, rerender } = render(<Form />);
  expect(await axe(container)).toHaveNoViolations();
  rerender(<Form attempts={1} />);
  expect(await axe(container)).toHaveNoViolations();
});

test('[K1] hint and error describe their field, which is marked as invalid', () => {
  render(<Form attempts={1} />);
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email.getAttribute('aria-describedby')).toBe('email-hint email-error');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById('email-error')?.textContent).toBe('Error: Email Is Required');
});

test('[K1] a failed submission moves the focus to the summary, whose entries link to their fields', async () => {
  const { rerender } = render(<Form />);
  rerender(<Form attempts={1} />);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'There is a problem' }));
  await userEvent.click(screen.getByRole('link', { name: 'Email Is Required' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
});

test('[K2] a phone number gets its dashes, 3-3-4, and a dash can be deleted', async () => {
  render(<Form />);
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  await userEvent.type(phone, '7735550100');
  expect(phone.value).toBe('773-555-0100');
  await userEvent.type(phone, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(phone.value).toBe('773-55');
});

test('[K4] a date gets its dashes, and other text stays as typed', async () => {
  render(<Form />);
  const date = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
  await userEvent.type(date, '02301985');
  expect(date.value).toBe('02-30-1985');
  await userEvent.clear(date);
  await userEvent.type(date, 'May 1985');
  expect(date.value).toBe('May 1985');
});

test('[K4] a date can be chosen in the calendar', async () => {
  render(<Form />);
  const date = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
  await userEvent.type(date, '04271985');
  await userEvent.click(screen.getByRole('button', { name: 'Choose from a calendar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Date of birth' });
  await userEvent.click(await screen.findByRole('gridcell', { name: 'Friday, April 12, 1985' }));
  expect(date.value).toBe('04-12-1985');
  expect(dialog.hasAttribute('open')).toBe(false);
});

test('[K4] an empty calendar of birth dates opens in a fitting year, with a day that has the focus', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose from a calendar' }));
  const year = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Year' });
  expect(year.value).toBe('1986');
  expect(document.querySelector('[role="gridcell"][autofocus]')?.getAttribute('aria-label')).toMatch(/1986$/);
});

test('[K2] a list without options says so', () => {
  render(<Form />);
  expect(screen.getByRole('combobox', { name: 'Doctor' }).textContent).toBe('No results found.');
});

test('[K3] a text area shows how many characters are left, and announces it only near the end', async () => {
  const { container } = render(<Form />);
  const reason = screen.getByRole('textbox', { name: /Reason/ });
  await userEvent.type(reason, 'a'.repeat(10));
  expect(document.getElementById('reason-left')?.textContent).toBe('Characters left: 10');
  expect(container.querySelector('output')?.textContent).toBe('');
  await userEvent.type(reason, 'a'.repeat(7));
  expect(container.querySelector('output')?.textContent).toBe('Characters left: 10');
});

test.each([
  [100, 2],
  [101, 3],
  [200, 3],
  [201, 4],
])('[K3] a text of %d characters has %d rows', (maxLength, rows) => {
  expect(rowsFor(maxLength)).toBe(rows);
});
