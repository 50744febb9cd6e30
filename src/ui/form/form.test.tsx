import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { FormProblems } from '@/lib/form-rules';
import { Button } from '@/ui/button/Button';
import { DateField } from '@/ui/field/DateField';
import { DateRangeField } from '@/ui/field/DateRangeField';
import { PhoneField } from '@/ui/field/PhoneField';
import { SelectField } from '@/ui/field/SelectField';
import { TextField } from '@/ui/field/TextField';
import { Form } from '@/ui/form/Form';
import { problemText } from '@/ui/form/messages';
import { useForm } from '@/ui/form/use-form';

type Name = 'name' | 'email' | 'phone' | 'birth' | 'kind' | 'from' | 'to';
const values = { name: '', email: '', phone: '', birth: '', kind: '', from: '', to: '' };

type Sent = { readonly found: FormProblems<Name>; readonly missing: string; readonly honeypot: string };

function Ask({
  onSent,
  problems,
}: {
  readonly onSent?: (sent: Sent) => void;
  readonly problems?: FormProblems<Name>;
}): ReactNode {
  const form = useForm<Name>({
    prefix: 'ask-',
    labels: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      birth: 'Date of birth',
      kind: '',
      from: 'From',
      to: 'To',
    },
    rules: {
      name: { kind: 'text', isRequired: true },
      email: { kind: 'email', isRequired: true },
      phone: { kind: 'phone' },
      birth: { kind: 'date', latest: '2026-11-20' },
      kind: { kind: 'text', isRequired: true, options: ['new'] },
      from: { kind: 'date', earliest: '2026-11-20' },
      to: { kind: 'date', earliest: '2026-11-20' },
    },
    initial: values,
    problems,
  });
  return (
    <Form
      id="ask"
      form={form}
      action="/ask#ask"
      hidden={{ form: 'ask-1' }}
      onSubmit={(honeypot) => {
        const found = form.check();
        onSent?.({ found, missing: form.missing(found), honeypot });
      }}
    >
      <TextField {...form.field('name')} autoComplete="name" />
      <TextField {...form.field('email')} type="email" autoComplete="email" />
      <PhoneField {...form.field('phone')} />
      <DateField {...form.field('birth')} hasCalendar max="2026-11-20" />
      <SelectField {...form.field('kind')} label="Kind" empty="Choose one" options={[['new', 'New']]} />
      <DateRangeField
        label="Days that suit you"
        isOptional
        from={form.field('from')}
        to={form.field('to')}
        today="2026-11-20"
      />
      <Button type="submit">Send</Button>
    </Form>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const errorOf = (field: HTMLElement) => document.getElementById(`${field.id}-error`)?.textContent;

test('[K1] a field is checked when it is left, and not called wrong while it is mended', async () => {
  render(<Ask />);
  await userEvent.click(box('Name'));
  await userEvent.tab();
  expect(errorOf(box('Name'))).toBe('Error: Name Is Required');
  await userEvent.type(box('Email'), 'ana@');
  expect(errorOf(box('Email'))).toBeUndefined();
  await userEvent.tab();
  expect(errorOf(box('Email'))).toBe('Error: Please enter a correctly formatted email address');
  expect(box('Email').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(box('Email'), 'example.org');
  expect(errorOf(box('Email'))).toBeUndefined();
  await userEvent.tab();
  expect(errorOf(box('Email'))).toBeUndefined();
});

test('[K1] a field without a label says Required, a wrong choice asks for a valid one', async () => {
  const { unmount } = render(<Ask problems={{ kind: 'invalid' }} />);
  expect(errorOf(screen.getByRole('combobox'))).toBe('Error: Please enter a valid value');
  unmount();
  render(<Ask />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(errorOf(screen.getByRole('combobox'))).toBe('Error: Required');
});

test('[K1] pressing the button from a field does not move the button away before the press is over', async () => {
  const onSent = jest.fn();
  render(<Ask onSent={onSent} />);
  const user = userEvent.setup();
  await user.click(box('Name'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send' }) });
  expect(errorOf(box('Name'))).toBeUndefined();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('[K5] a try that fails focuses a summary that leads to the fields, and names the blank ones for analytics', async () => {
  const sent: Sent[] = [];
  render(<Ask onSent={(one) => sent.push(one)} />);
  await userEvent.type(box('Email'), 'ana@');
  await userEvent.type(box('Phone'), '312');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Name Is Required',
    'Email: Please enter a correctly formatted email address',
    'Phone: Please enter a phone number with 10 digits, like 312-555-0142',
    'Required',
  ]);
  expect(sent[0]?.missing).toBe('ask-name is blank|ask-kind is blank');
  await userEvent.click(within(summary).getByRole('link', { name: 'Name Is Required' }));
  expect(document.activeElement).toBe(box('Name'));
  await userEvent.type(box('Name'), 'Ana');
  // A list to go through: it changes with the next try.
  expect(within(summary).queryByText('Name Is Required')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(within(summary).queryByText('Name Is Required')).toBeNull();
});

test('[K5] the window says that something is wrong until nothing is', async () => {
  document.title = 'Ask us - Calder';
  render(<Ask />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.title).toBe('Error: Ask us - Calder');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.title).toBe('Error: Ask us - Calder');
  await userEvent.type(box('Name'), 'Ana');
  await userEvent.type(box('Email'), 'ana@example.org');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'new');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.title).toBe('Ask us - Calder');
  expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
});

test('[K1] what is wrong with a field that was left is said politely, once, and not what a try finds', async () => {
  render(<Ask />);
  const said = () =>
    screen
      .getAllByRole('status')
      .map((region) => region.textContent)
      .join('');
  await userEvent.type(box('Phone'), '+44 20 7946 4600');
  expect(said()).toBe('');
  await userEvent.tab();
  expect(said()).toBe(
    'Error: Phone: A US number has 10 digits, like 312-555-0142. If yours is from another country, please call us: 1-888-824-0200',
  );
  expect(box('Phone').value).toBe('+44 20 7946 4600');
  await userEvent.type(box('Phone'), '1');
  expect(said()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(said()).toBe('');
});

test('[K4] a date that a browser fills in is taken, one that does not exist is refused in words', async () => {
  render(<Ask />);
  const birth = box('Date of birth');
  await userEvent.click(birth);
  await userEvent.paste('1980-02-29');
  expect(birth.value).toBe('02-29-1980');
  await userEvent.tab();
  expect(errorOf(birth)).toBeUndefined();
  await userEvent.clear(birth);
  await userEvent.type(birth, '02291981');
  await userEvent.tab();
  expect(errorOf(birth)).toBe(
    'Error: There is no such day in that year. Please enter a date as MM-DD-YYYY, like 04-27-1985',
  );
  await userEvent.clear(birth);
  await userEvent.type(birth, '27-04-1985');
  await userEvent.tab();
  expect(errorOf(birth)).toBe('Error: Please write the month first, then the day, like 04-27-1985');
});

test('[K4] a date long past shows how a date of birth is written, a date to come how one of a visit is', async () => {
  render(<Ask />);
  const hintOf = (field: HTMLElement) => document.getElementById(`${field.id}-hint`)?.textContent;
  expect(hintOf(box('Date of birth'))).toBe('MM-DD-YYYY, for example 04-27-1985');
  expect(hintOf(box('From'))).toBe('MM-DD-YYYY, for example 04-27-2027');
  await userEvent.type(box('To'), 'soon');
  await userEvent.tab();
  expect(errorOf(box('To'))).toBe('Error: Please enter a date as MM-DD-YYYY, like 04-27-2027');
});

test('[K2] the phone takes digits only, and the caret stays where one types', async () => {
  render(<Ask />);
  await userEvent.type(box('Phone'), '31a255b50142999');
  expect(box('Phone').value).toBe('312-555-0142');
  box('Phone').setSelectionRange(1, 1);
  await userEvent.keyboard('{Backspace}');
  expect([box('Phone').value, box('Phone').selectionStart]).toEqual(['125-550-142', 0]);
  await userEvent.keyboard('7');
  expect([box('Phone').value, box('Phone').selectionStart]).toEqual(['712-555-0142', 1]);
});

test('[K4] a date of birth is not in the future; a range is not in the past', async () => {
  render(<Ask />);
  await userEvent.type(box('Date of birth'), '11212026');
  await userEvent.tab();
  expect(errorOf(box('Date of birth'))).toBe('Error: Please enter a date that is not in the future');
  await userEvent.type(box('From'), '11192026');
  await userEvent.tab();
  expect(errorOf(box('From'))).toBe('Error: Please enter a date that is not in the past');
});

async function yearsOffered(field: number): Promise<readonly number[]> {
  await userEvent.click(screen.getAllByRole('button', { name: 'Choose from a calendar' })[field]!);
  const years = within(await screen.findByRole('combobox', { name: 'Year' })).getAllByRole('option');
  return years.map((year) => Number(year.textContent));
}

test('[K4] a calendar goes 110 years back', async () => {
  render(<Ask />);
  const years = await yearsOffered(0);
  expect(Math.min(...years)).toBe(new Date().getFullYear() - 110);
  expect(Math.max(...years)).toBe(2026);
});

test('[K4] the calendar of a range offers this year and fifteen more', async () => {
  render(<Ask />);
  const years = await yearsOffered(1);
  expect([Math.min(...years), Math.max(...years)]).toEqual([2026, 2041]);
});

test("[K1] [K10] without scripts the form is posted, and the server checks it: the browser's own words never come first", () => {
  const html = renderToString(<Ask problems={{ name: 'blank' }} />);
  expect(html).toContain('method="post"');
  expect(html).toContain('action="/ask#ask"');
  expect(html).toMatch(/<form[^>]*novalidate/i);
  expect(html).toMatch(/<input id="ask-email"[^>]*required=""[^>]*type="email"/);
  expect(html).toContain('href="#ask-name"');
  expect(html).toContain('Name Is Required');
});

test('[K10] the trap is out of sight, out of the tab order and of no program that fills forms', () => {
  render(<Ask />);
  const trap = document.querySelector<HTMLInputElement>('[name="leave-empty"]');
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.autocomplete).toBe('off');
  expect(screen.queryByRole('textbox', { name: /Leave this empty/ })).toBeNull();
});

test('[K1] the form has no violation, whole or refused', async () => {
  const { container } = render(<Ask />);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await axe(container)).toHaveNoViolations();
});

test('[K1] a question loses its marks where the sentence names it', () => {
  const said = (label: string) => problemText((key, values) => `${key}: ${values?.item}`, 'blank', { label });
  expect(['¿Qué estudio?', 'What is it?', 'ما هي الدراسة؟'].map(said)).toEqual(
    ['Qué estudio', 'What is it', 'ما هي الدراسة'].map((item) => `{item} Is Required: ${item}`),
  );
});
