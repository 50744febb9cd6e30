import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { scheduleDataKey } from '@/config/scheduling';
import { item, text } from '@/features/content/testing/fields';
import {
  answerRequests,
  choose,
  fillShared,
  list,
  optionsOf,
  renderRequest,
  send,
  write,
} from '../testing/request-world';

beforeEach(() => sessionStorage.clear());

const short = {
  // As the server sends `Ask us <a id="ask"></a>`.
  titleText: text('Ask us <a name="ask"></a>'),
  specialtyLabel: text('What is it about?'),
  specialties: [
    item('a', { tagDisplayName: text('Cancer|Treatment') }),
    item('b', { tagDisplayName: text('Heart') }),
  ],
  thankYouHeadline: text('We have it'),
  thankYouText: text('<p>A nurse calls you.</p>'),
  errorHeadline: text('Not sent'),
  errorText: text('<p>Call 773-555-0100.</p>'),
};

test('[J5] the short form: anchor in its title, pairs with a colon, its own words, result in view', async () => {
  const { sent, open } = answerRequests();
  open();
  const { container } = renderRequest('short', { fields: short });
  const title = screen.getByRole('heading', { name: 'Ask us' });
  expect(title.contains(document.getElementsByName('ask')[0] ?? null)).toBe(true);
  expect(optionsOf('What is it about?')).toEqual(['Choose one', 'Cancer: Treatment', 'Heart']);
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'Self',
    'Child',
    'Other',
    'Mobile',
    'Home',
  ]);
  expect(await axe(container)).toHaveNoViolations();
  choose('What is it about?', 'Cancer|Treatment');
  fillShared();
  write('ZIP code', '60637');
  write('Reason for appointment', 'A question');
  await send();
  const thanks = await screen.findByRole('heading', { name: 'We have it' });
  expect(document.activeElement).toBe(thanks);
  expect(screen.getByText('A nurse calls you.')).not.toBeNull();
  expect(sent[0]).toMatchObject({ kind: 'short', values: { specialty: 'Cancer|Treatment' } });
  expect(sent[0]?.values).not.toHaveProperty('race');
});

test('[J1] [J5] what scheduling stored is filled in, but no choice that the short form lacks: "Fax" leaves Mobile chosen', () => {
  answerRequests();
  const stored = { phoneType: 'Fax', gender: 'Unheard of', email: 'ana@example.org' };
  sessionStorage.setItem(scheduleDataKey, JSON.stringify(stored));
  renderRequest('short', { fields: { ...short, legalSexOptions: text('Female\nMale') } });
  expect(screen.getByLabelText<HTMLInputElement>('Mobile').checked).toBe(true);
  expect(list('Legal sex').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.org');
});

test('[J5] a failure of the short form says what the author wrote', async () => {
  const { open } = answerRequests({ request: () => ({ status: 503, body: {} }) });
  open();
  renderRequest('short', { fields: short });
  choose('What is it about?', 'Heart');
  fillShared();
  write('ZIP code', '60637');
  write('Reason for appointment', 'A question');
  await send();
  expect(await screen.findByRole('heading', { name: 'Not sent' })).not.toBeNull();
  expect(screen.getByText('Call 773-555-0100.')).not.toBeNull();
});

test('[J5] a single specialty is chosen and shut', () => {
  answerRequests();
  renderRequest('short', {
    fields: { ...short, specialties: [item('a', { tagDisplayName: text('Heart') })] },
  });
  expect(list('What is it about?').disabled).toBe(true);
  expect(list('What is it about?').value).toBe('Heart');
});

test('[J5] from abroad: any telephone number, no ZIP code, 99999 is sent', async () => {
  const { sent, open } = answerRequests();
  open();
  renderRequest('international', { fields: short });
  expect(screen.queryByRole('textbox', { name: 'ZIP code' })).toBeNull();
  choose('What is it about?', 'Heart');
  fillShared();
  write('Phone', '');
  write('Phone', '+44 20 7946 0018');
  write(/^Country/, 'Wales');
  write('From', '12-01-2030');
  write('Reason for appointment', 'A question');
  await send();
  await screen.findByRole('heading', { name: 'We have it' });
  expect(sent[0]?.values).toMatchObject({
    phoneNumber: '+44 20 7946 0018',
    country: 'Wales',
    dateFrom: '12-01-2030',
    zip: '99999',
  });
});
